/** What the sheet of a game needs of the event it belongs to. */
import { get, post } from '../lib/api';
import type { Sheet, Side } from '../lib/protocol';

export interface EventGame {
  table: number;
  a: string;
  b: string;
  state: 'open' | 'reported' | 'disputed' | 'done';
  reports?: { by: string; scores: number[] }[];
  match?: { id: string };
}
interface EventView {
  timer?: { running: boolean; leftSeconds: number; tables: { table: number; leftSeconds: number }[] };
  mine?: { who: string; round: number; table?: number };
  games: { round: number; games: EventGame[] }[];
}
export interface Mine {
  who: string;
  round: number;
  game: EventGame;
}

const path = (event: string) => `/api/tourneys/${encodeURIComponent(event)}`;

/** The game of the player who holds this browser, or null if he plays none now. */
export async function mine(event: string): Promise<Mine | null> {
  return gameOf(await get<EventView>(`${path(event)}?as=player`));
}

export function gameOf(view: EventView): Mine | null {
  const me = view.mine;
  const game = view.games.find((r) => r.round === me?.round)?.games.find((g) => g.table === me?.table);
  return me && game ? { who: me.who, round: me.round, game } : null;
}

/** The seconds left of the round, at this player's table if it has a time of its own; null if none run. */
export async function secondsLeft(event: string): Promise<number | null> {
  try {
    const { timer, mine: me } = await get<EventView>(`${path(event)}?as=player`);
    if (!timer?.running) return null;
    return timer.tables.find((t) => t.table === me?.table)?.leftSeconds ?? timer.leftSeconds;
  } catch {
    return null; // the game goes on without the event
  }
}

const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** The side of the pair's first player. */
export const firstSide = ({ who, game }: Mine, own: Side): Side => (game.a === who ? own : other(own));

/** Tells the event that its player has begun this game, so that its desk and its referees find it. */
export async function begun(event: string, match: string, own: Side): Promise<void> {
  try {
    const me = await mine(event);
    if (me && !me.game.match) await post(`${path(event)}/changes`, { do: 'match', as: 'player', match, side: firstSide(me, own) });
  } catch {
    // the game goes on without the event, which still gets its result
  }
}

/** Points in the order of the pair: those of its first player first. */
export function scores(sheet: Sheet, own: Side, first: boolean): number[] {
  const of = (side: Side) => sheet.companies.filter((c) => c.side === side).flatMap((c) => [c.military, c.arcane]);
  const rival = other(own);
  return first ? [...of(own), ...of(rival)] : [...of(rival), ...of(own)];
}

/** Whether the rival has reported and this player has not. */
export function rivalReported({ who, game }: Mine): boolean {
  return game.state === 'reported' && !(game.reports ?? []).some((r) => r.by === who);
}

/** Reports the points, or confirms them if the rival was first: both have to. Who gave up says so. */
export async function send(event: string, me: Mine, points: number[], gaveUp: boolean): Promise<void> {
  const what = gaveUp ? 'concede' : rivalReported(me) ? 'confirm' : 'report';
  await post(`${path(event)}/changes`, { do: what, as: 'player', scores: points });
}
