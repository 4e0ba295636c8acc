/** An answer put together of its parts, where not every one is listed; the server says whether it will do. */
import { LiveError, type Live } from './live.svelte';
import type { Answer, Option, Prompt, Verdict } from './protocol';

const EVERY = 50;

export class Assembly {
  /** Whether somebody is at it: then models are taken on the table, too. */
  open = $state(false);
  /** The numbers of the parts taken, in order. */
  taken = $state.raw<number[]>([]);
  verdict = $state.raw<Verdict | null>(null);
  /** Whether the verdict is about less or more than is taken now. */
  waiting = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly prompt: Prompt,
    private readonly live: Pick<Live, 'check'>,
  ) {}

  get parts(): Option[] {
    return this.prompt.parts ?? [];
  }

  /** Takes a part, or puts it back. */
  toggle(part: number): void {
    this.taken = this.taken.includes(part) ? this.taken.filter((n) => n !== part) : [...this.taken, part];
    this.ask();
  }

  /** Takes the part that is about a model alone; whether there is one. */
  pick(unit: string, model: number): boolean {
    const part = this.parts.findIndex((p) => p.models?.length === 1 && p.models[0]![0] === unit && p.models[0]![1] === model);
    if (part >= 0) this.toggle(part);
    return part >= 0;
  }

  clear(): void {
    this.taken = [];
    this.ask();
  }

  /** The models of all that was taken. */
  get models(): [string, number][] {
    return this.taken.flatMap((n) => this.parts[n]?.models ?? []);
  }

  /** The lists of the parts, one after the other. */
  get answer(): Answer {
    const whole: Record<string, unknown[]> = {};
    for (const field of Object.keys((this.parts[0]?.answer ?? {}) as object)) whole[field] = [];
    for (const n of this.taken)
      for (const [field, values] of Object.entries(this.parts[n]!.answer as Record<string, unknown[]>)) whole[field]!.push(...values);
    return whole;
  }

  private ask(): void {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    this.waiting = this.taken.length > 0;
    if (this.taken.length === 0) this.verdict = null;
    else this.timer = setTimeout(() => void this.check(asked), EVERY);
  }

  private async check(asked: number): Promise<void> {
    const answer = this.answer;
    const verdict = await this.live.check(this.prompt, { answer }).catch((e: unknown) => this.refused(e));
    if (asked !== this.asked) return;
    if (verdict) this.verdict = verdict;
    this.waiting = false;
  }

  private refused(e: unknown): Verdict | null {
    if (!(e instanceof LiveError)) return null;
    return { type: 'verdict', id: 0, number: this.prompt.number, legal: false, refusal: e.body };
  }
}
