import { describe, expect, it } from 'vitest';
import { read, typed, write } from '../src/odds/asked';

describe('a link to odds', () => {
  const asked = { game: 'first-blood', edition: '1', attackers: ['8x Spears [M5 V1] | Shield', 'thornwake/stag'], target: 'a/b', action: 'clash', circumstances: { inspired: true, strikers: 3, weapon: 'Bow' } };

  it('comes back as it was asked', () => expect(read(write(asked).slice('/odds'.length))).toEqual(asked));

  it('leaves out what it does not understand', () => {
    const odd = { game: 7, attackers: [1, 'x', null, 'y', 'z', 'u', 'v'], circumstances: { flank: [1], rear: true } };
    const got = read(`?${new URLSearchParams({ q: JSON.stringify(odd) })}`);
    expect(got.game).toBe('');
    expect(got.attackers).toEqual(['x', 'y', 'z', 'u']);
    expect(got.circumstances).toEqual({ rear: true });
    for (const broken of ['', '?q={', '?q=null', '?q=[]']) expect(read(broken).attackers).toEqual(['']);
  });

  it('tells typed units from those of forces', () => {
    expect([typed('Pikes [10] Q4+ D4+'), typed('a | b'), typed('salt-march/pikes')]).toEqual([true, true, false]);
  });
});
