import { describe, expect, it } from 'vitest';
import type { Sheet } from '../src/lib/protocol';
import { firstSide, gameOf, rivalReported, scores, type EventGame } from '../src/warcrow/event';

const sheet = { companies: [{ side: 'A', military: 7, arcane: 2 }, { side: 'B', military: 3, arcane: 1 }] } as unknown as Sheet;
const game = (more: Partial<EventGame>): EventGame => ({ table: 4, a: '#1', b: '#2', state: 'open', ...more });

describe('the result for an event', () => {
  it('has the points in the order of the pair, whichever side one played', () => {
    expect(scores(sheet, 'A', true)).toEqual([7, 2, 3, 1]);
    expect(scores(sheet, 'A', false)).toEqual([3, 1, 7, 2]);
    expect(scores(sheet, 'B', true)).toEqual([3, 1, 7, 2]);
    expect(scores(sheet, 'B', false)).toEqual([7, 2, 3, 1]);
  });

  it('comes from the side that the first of the pair plays', () => {
    const me = (who: string) => ({ who, round: 1, game: game({}) });
    expect([firstSide(me('#1'), 'A'), firstSide(me('#1'), 'B'), firstSide(me('#2'), 'A'), firstSide(me('#2'), 'B')]).toEqual(['A', 'B', 'B', 'A']);
  });

  it('is confirmed only if the rival alone has reported', () => {
    const by = (...who: string[]) => game({ state: 'reported', reports: who.map((one) => ({ by: one, scores: [] })) });
    expect(rivalReported({ who: '#1', round: 1, game: by('#2') })).toBe(true);
    expect(rivalReported({ who: '#1', round: 1, game: by('#1') })).toBe(false);
    expect(rivalReported({ who: '#1', round: 1, game: game({}) })).toBe(false);
  });

  it('belongs to the table where one sits in this round', () => {
    const games = [{ round: 1, games: [game({ table: 1 })] }, { round: 2, games: [game({ table: 3 }), game({ table: 4, a: '#9' })] }];
    expect(gameOf({ games, mine: { who: '#9', round: 2, table: 4 } })?.game.a).toBe('#9');
    expect(gameOf({ games, mine: { who: '#9', round: 2 } })).toBeNull();
    expect(gameOf({ games })).toBeNull();
  });
});
