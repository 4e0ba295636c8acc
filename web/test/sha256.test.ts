import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { d6, keyOf, verify, type Proof } from '../src/lib/livedice';
import { bytes, hex, hmac, sha256 } from '../src/lib/sha256';

const some = (n: number) => Uint8Array.from({ length: n }, (_, i) => (i * 37 + 11) & 255);

describe('SHA-256', () => {
  it('agrees with another implementation at every padding', () => {
    for (const n of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 200, 1000])
      expect(hex(sha256(some(n)))).toBe(createHash('sha256').update(some(n)).digest('hex'));
  });

  it('keys messages as another implementation does', () => {
    for (const n of [1, 32, 64, 65, 100])
      expect(hex(hmac(some(n), some(20)))).toBe(createHmac('sha256', some(n)).update(some(20)).digest('hex'));
  });

  it('reads hexadecimal digits', () => expect([...bytes('00ff10')]).toEqual([0, 255, 16]));
});

describe('a proof', () => {
  const seed = '1f'.repeat(32);
  const proof: Proof = { seed, seedHash: hex(sha256(bytes(seed))), shares: { A: 'aa', B: '' }, rolls: [] };
  const key = keyOf(proof);
  const roll = (entry: number, first: number, n: number) => ({ entry, first, purpose: 'hit', faces: Array.from({ length: n }, (_, i) => d6(key, entry, first + i)) });

  it('holds for the dice the seed gives', () => {
    const found = verify({ ...proof, rolls: [roll(0, 0, 10), roll(7, 10, 3)] });
    expect(found).toEqual({ hashFits: true, dice: 13, wrong: [] });
  });

  it('names the roll that was changed', () => {
    const changed = roll(7, 10, 3);
    changed.faces[1] = (changed.faces[1]! % 6) + 1;
    expect(verify({ ...proof, rolls: [roll(0, 0, 4), changed] }).wrong).toEqual([changed]);
  });

  it('sees another seed', () => {
    expect(verify({ ...proof, seed: '20'.repeat(32), rolls: [] }).hashFits).toBe(false);
  });

  it('depends on what the players added', () => {
    const other = keyOf({ ...proof, shares: { A: 'ab', B: '' } });
    const faces = (k: Uint8Array) => Array.from({ length: 30 }, (_, i) => d6(k, 1, i)).join('');
    expect(faces(other)).not.toBe(faces(key));
  });

  it('has every face, about as often', () => {
    const counts = new Map<number, number>();
    for (let i = 0; i < 1200; i++) counts.set(d6(key, 3, i), (counts.get(d6(key, 3, i)) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const n of counts.values()) expect(n).toBeGreaterThan(140);
  });
});
