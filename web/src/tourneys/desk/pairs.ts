/** Pairs changed by hand. */
import type { Round } from '../types';

export interface Pairs {
  pairs: { a: string; b: string; table: number }[];
  bye?: string;
}

/** The same round with two of its people in each other's place; also with the one who has the bye. */
export function swapped(round: Pick<Round, 'games' | 'bye'>, one: string, other: string): Pairs {
  const now = (who: string) => (who === one ? other : who === other ? one : who);
  const pairs = round.games.map((g) => ({ a: now(g.a), b: now(g.b), table: g.table }));
  return round.bye ? { pairs, bye: now(round.bye) } : { pairs };
}
