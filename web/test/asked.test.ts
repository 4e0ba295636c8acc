import { describe, expect, it } from 'vitest';
import { damaged, numbered, read, typed, write } from '../src/odds/asked';

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

  it('is told from one that is damaged', () => {
    for (const broken of ['?q={bad', '?q=null', '?q=[1]', '?q=7']) expect(damaged(broken)).toBe(true);
    for (const whole of ['', '?q={}', write(asked).slice('/odds'.length)]) expect(damaged(whole)).toBe(false);
  });
});

describe('units of forces', () => {
  it('are numbered where their names are the same', () => {
    const unit = (id: string, name: string, force: string) => ({ id, name, force });
    const units = [unit('a', 'Divers', 'Salt'), unit('b', 'Pikes', 'Salt'), unit('c', 'Divers', 'Salt'), unit('d', 'Divers', 'Ash')];
    expect(numbered(units).map((u) => u.name)).toEqual(['Divers', 'Pikes', 'Divers (2)', 'Divers']);
  });
});
