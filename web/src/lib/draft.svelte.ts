/** A move being tried out: where the player wants it, and what the server says to that. */
import { handleOf, centreOf, moved, turned, normal } from './geometry';
import { LiveError, type Live } from './live.svelte';
import type { Answer, DragTo, GhostPiece, Point, Prompt, Unit, Verdict, View } from './protocol';

const EVERY = 50;
const OLD = 100;

export class Draft {
  pose = $state.raw<DragTo | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** The verdict speaks of an earlier place, since the line is slow. */
  old = $state(false);
  /** Whether single models are pulled, or the whole unit. */
  single = $state(false);
  /** What was settled before: other models of the same move. */
  base = $state.raw<Answer | undefined>(undefined);

  /** Whether the last word about what is tried now is still to come. */
  waiting = $state(false);

  private asking = false;
  private lastAsked = 0;
  private next: Record<string, unknown> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ageing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly prompt: Prompt,
    private readonly live: Pick<Live, 'check'>,
  ) {
    this.single = prompt.drag?.models === true && prompt.drag.together !== true;
  }

  /** The piece as dragged, before the server has spoken. */
  shadow(view: View): GhostPiece[] {
    const pose = this.pose;
    const unit = pose && view.units.find((u) => u.id === pose.unit);
    if (!pose || !unit || unit.pieces.length === 0) return [];
    const pieces = pose.model === undefined ? unit.pieces : unit.pieces.filter((p) => p.n === pose.model);
    const from = startOf(unit, pose.model);
    const turn = normal(this.facing(unit, pose.model) - facingOf(unit, pose.model));
    return pieces.map((p) => ({
      unit: unit.id,
      n: p.n,
      shape: moved(turned(p.shape, from, turn), pose.to[0] - from[0], pose.to[1] - from[1]),
      facing: p.facing === undefined ? undefined : normal(p.facing + turn),
    }));
  }

  /** Nobody is held to the facing he has: until it is turned, the server looks for the manoeuvre that leads there. */
  begin(unit: Unit, model?: number): DragTo {
    if (this.pose?.unit === unit.id && this.pose.model === model) return this.pose;
    if (this.verdict?.legal && (model !== undefined || this.pose?.model !== undefined)) this.base = this.verdict.answer;
    return { unit: unit.id, model, to: startOf(unit, model) };
  }

  /** Where it looks at the end: as it was turned, else as the manoeuvre found leads it, else as it stands. */
  facing(unit: Unit, model?: number): number {
    const pose = this.pose?.unit === unit.id && this.pose.model === model ? this.pose : null;
    const found = pose && this.verdict?.legal ? this.verdict.ghost?.find((p) => p.unit === unit.id && (model === undefined || p.n === model)) : undefined;
    return pose?.facing ?? found?.facing ?? facingOf(unit, model);
  }

  drag(pose: DragTo): void {
    this.pose = { ...pose, to: [Math.round(pose.to[0]), Math.round(pose.to[1])] };
    this.ask({ drag: this.pose });
  }

  typed(text: string): void {
    this.pose = null;
    this.ask({ typed: text });
  }

  /**
   * A proposal of the engine, or the nearest legal place.
   *
   * With its words, so that nothing moves under the finger when the server says them too.
   */
  take(answer: Answer, ghost: GhostPiece[] | undefined, text?: string): void {
    this.pose = null;
    this.verdict = { type: 'verdict', id: 0, number: this.prompt.number, legal: true, answer, ghost, text };
    this.ask({ answer: answer ?? null });
  }

  clear(): void {
    this.pose = null;
    this.verdict = null;
    this.base = undefined;
    this.old = false;
    this.next = null;
    this.waiting = false;
    clearTimeout(this.timer);
    clearTimeout(this.ageing);
  }

  private ask(what: Record<string, unknown>): void {
    this.next = this.base === undefined ? what : { ...what, base: this.base };
    this.waiting = true;
    clearTimeout(this.ageing);
    if (this.verdict) this.ageing = setTimeout(() => (this.old = this.verdict !== null), OLD);
    this.schedule();
  }

  private schedule(): void {
    if (this.asking || !this.next) return;
    clearTimeout(this.timer);
    const wait = Math.max(0, this.lastAsked + EVERY - Date.now());
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  private async flush(): Promise<void> {
    const what = this.next;
    if (!what) return;
    this.next = null;
    this.asking = true;
    this.lastAsked = Date.now();
    try {
      const verdict = await this.live.check(this.prompt, what);
      if (this.next === null || verdict.legal) this.verdict = verdict;
      if (this.next === null) this.settle();
    } catch (e) {
      if (e instanceof LiveError) this.refuse(e);
    } finally {
      this.asking = false;
      this.waiting = this.next !== null;
      this.schedule();
    }
  }

  private refuse(e: LiveError): void {
    this.settle();
    this.verdict = { type: 'verdict', id: 0, number: this.prompt.number, legal: false, refusal: e.body };
  }

  private settle(): void {
    clearTimeout(this.ageing);
    this.old = false;
  }
}

function startOf(unit: Unit, model?: number): Point {
  const piece = unit.pieces.find((p) => p.n === model);
  return piece ? centreOf(piece.shape) : handleOf(unit);
}

function facingOf(unit: Unit, model?: number): number {
  const piece = unit.pieces.find((p) => p.n === model) ?? unit.pieces[0];
  return (model === undefined ? unit.facing : undefined) ?? piece?.facing ?? unit.facing ?? 0;
}
