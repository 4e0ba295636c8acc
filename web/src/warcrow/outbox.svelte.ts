/** What was entered and is not on the server yet: kept through a lost network and a closed page. */
import { LiveError, type Live } from '../lib/live.svelte';
import type { ErrorBody } from '../lib/protocol';

/** How long a reply is awaited before another line is tried, and how often a fault of the server is put up with. */
const PATIENCE = 20_000;
const AGAIN = 1_000;
const TRIES = 5;
/** The server could not do it just now: that says nothing about what was entered. */
const PASSING = ['internal', 'too-many', 'not-opened', 'opened-anew'];

export interface Kept {
  type: 'answer' | 'dice';
  fields: Record<string, unknown>;
  /** What it says, for people. */
  label: string;
  /** Entries of one tap go together. */
  batch: number;
  /** Whether the server may have it already. */
  tried: boolean;
  /** How often the server could not take it. */
  failed?: number;
}

export class Outbox {
  kept = $state<Kept[]>([]);
  /** What was refused because something else had been entered. */
  settled = $state<string | null>(null);
  /** The question answered last, until the server has said what follows. */
  answered = $state.raw<{ number: unknown; seq: number } | null>(null);
  private busy = false;
  private batch = Date.now();

  constructor(private readonly live: Pick<Live, 'send' | 'match' | 'error' | 'connection' | 'state' | 'renew'>) {
    try {
      this.kept = JSON.parse(localStorage.getItem(this.key) ?? '[]') as Kept[];
    } catch {
      this.kept = []; // without storage it is kept as long as the page is open
    }
  }

  private get key(): string {
    return `vexillum.outbox.${this.live.match}`;
  }

  private remember(): void {
    try {
      if (this.kept.length) localStorage.setItem(this.key, JSON.stringify(this.kept));
      else localStorage.removeItem(this.key);
    } catch {
      // kept in memory only
    }
  }

  put(...entries: Pick<Kept, 'type' | 'fields' | 'label'>[]): void {
    this.settled = null;
    this.live.error = null;
    this.batch += 1;
    this.kept.push(...entries.map((entry) => ({ ...entry, batch: this.batch, tried: false })));
    this.remember();
    void this.flush();
  }

  /** Sends in order what can be sent; the rest waits for the next time. */
  async flush(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.kept.length) if (!(await this.sendFirst())) break;
    } finally {
      this.busy = false;
    }
  }

  private async sendFirst(): Promise<boolean> {
    const entry = $state.snapshot(this.kept[0]!) as Kept;
    try {
      if (this.live.connection !== 'open') return false;
      this.kept[0]!.tried = true;
      this.remember();
      const silence = setTimeout(() => this.live.renew(), PATIENCE);
      await this.live.send(entry.type, entry.fields).finally(() => clearTimeout(silence));
      this.answered = { number: entry.fields.number, seq: this.live.state?.seq ?? -1 };
      this.drop(1);
      return true;
    } catch (e) {
      if (!(e instanceof LiveError)) return false;
      if (this.passing(entry, e.body)) return false;
      this.refused(entry, e.body);
      return true;
    }
  }

  /** Kept for another time, unless the server fails at it again and again. */
  private passing(entry: Kept, error: ErrorBody): boolean {
    const failed = (entry.failed ?? 0) + 1;
    if (!PASSING.includes(error.key ?? '') || failed >= TRIES) return false;
    this.kept[0]!.failed = failed;
    this.remember();
    setTimeout(() => void this.flush(), AGAIN * failed);
    return true;
  }

  /** An answer that was tried before has arrived if its question is gone; else another was faster. */
  private refused(entry: Kept, error: ErrorBody): void {
    const late = error.key === 'stale' || error.key === 'no-dice';
    if (late && entry.tried) {
      this.drop(1);
      return;
    }
    this.drop(this.kept.filter((one) => one.batch === entry.batch).length);
    if (late) this.settled = entry.label;
    else this.live.error = error;
  }

  private drop(count: number): void {
    this.kept.splice(0, count);
    this.remember();
  }
}
