import { describe, expect, it } from 'vitest';
import { swapped } from '../src/tourneys/desk/pairs';

const game = (a: string, b: string, table: number) => ({ a, b, table, state: 'open' as const });
const round = { games: [game('#1', '#2', 1), game('#3', '#4', 2)], bye: '#5' };

describe('two people who change places', () => {
  it('sit at each other’s tables', () => {
    expect(swapped(round, '#2', '#3').pairs).toEqual([{ a: '#1', b: '#3', table: 1 }, { a: '#2', b: '#4', table: 2 }]);
  });

  it('may hand over the bye', () => {
    expect(swapped(round, '#5', '#1')).toEqual({ pairs: [{ a: '#5', b: '#2', table: 1 }, { a: '#3', b: '#4', table: 2 }], bye: '#1' });
  });

  it('leave no bye where there was none', () => {
    expect('bye' in swapped({ games: round.games }, '#1', '#3')).toBe(false);
  });
});
