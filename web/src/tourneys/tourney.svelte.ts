/** One event as the server last told it: asked again as soon as something changes. */
import { get, post, Refused, wordsOf } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Left } from './clock.svelte';
import type { Done, Entrant, Game, Question, Round, Timer, View } from './types';

export type Change = { do: string } & Record<string, unknown>;

const pause = (millis: number) => new Promise((done) => setTimeout(done, millis));

export class Tourney {
  view = $state.raw<View | null>(null);
  /** Why nothing can be shown. */
  trouble = $state('');
  lost = $state(false);
  busy = $state(false);
  /** Why the last change was refused. */
  refused = $state('');
  /** What the server remarked on the last change. */
  notices = $state.raw<string[]>([]);
  held = $state.raw<Question | null>(null);
  private heard = 0;

  constructor(
    readonly id: string,
    readonly as: 'player' | 'public' | '' = '',
  ) {
    $effect(() => {
      const lang = settings.lang;
      const stop = new AbortController();
      void this.follow(stop.signal, lang);
      return () => stop.abort();
    });
  }

  private async follow(signal: AbortSignal, lang: string): Promise<void> {
    let known = 0;
    while (!signal.aborted && settings.lang === lang) {
      try {
        const query = new URLSearchParams();
        if (this.as) query.set('as', this.as);
        if (known) query.set('since', String(known));
        const told = await get<View | undefined>(`/api/tourneys/${this.id}?${query}`, signal);
        if (signal.aborted) return;
        this.lost = false;
        if (!told) continue;
        known = told.version;
        this.take(told);
      } catch (e) {
        if (signal.aborted) return;
        if (e instanceof Refused && e.status < 500) {
          this.trouble = wordsOf(e);
          return;
        }
        this.lost = true;
        await pause(2000);
      }
    }
  }

  private take(told: View): void {
    if (this.view && told.version < this.view.version) return;
    for (const round of told.games) round.games.sort((g, h) => g.table - h.table);
    this.view = told;
    this.heard = performance.now();
    this.trouble = '';
  }

  /** Whether it was done; if not, `refused` says why. */
  async change(change: Change): Promise<boolean> {
    this.busy = true;
    this.refused = '';
    this.notices = [];
    try {
      const done = await post<Done>(`/api/tourneys/${this.id}/changes`, this.as === 'player' ? { as: 'player', ...change } : change);
      this.notices = done.notices;
      this.held = done.held ?? null;
      if (done.view.as === this.view?.as) this.take(done.view);
      return true;
    } catch (e) {
      this.refused = wordsOf(e);
      return false;
    } finally {
      this.busy = false;
    }
  }

  entrant(id: string | undefined): Entrant | undefined {
    return this.view?.entrants.find((e) => e.id === id);
  }

  /** As it is shown here: organisers and referees know the real names. */
  name(id: string | undefined): string {
    const entrant = this.entrant(id);
    return entrant?.realName ?? entrant?.name ?? id ?? '';
  }

  get last(): Round | undefined {
    return this.view?.games.at(-1);
  }

  gameOf(who: string | undefined, round = this.last): Game | undefined {
    return round?.games.find((g) => g.a === who || g.b === who);
  }

  /** The server's time at a moment of this browser's own count. */
  moment(now: number): number {
    return this.view ? Date.parse(this.view.now) + now - this.heard : 0;
  }

  /** What is left for a table, or for all. */
  left(table?: number): Left | null {
    const timer = this.view?.timer;
    if (!this.view || !timer) return null;
    const own = timer.tables.find((t) => t.table === table);
    return { millis: millis(own ?? timer, this.view.now), running: timer.running, heard: this.heard };
  }
}

function millis(timer: Pick<Timer, 'endsAt' | 'leftSeconds'>, now: string): number {
  return timer.endsAt ? Date.parse(timer.endsAt) - Date.parse(now) : timer.leftSeconds * 1000;
}
