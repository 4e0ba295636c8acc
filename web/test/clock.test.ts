import { describe, expect, it } from 'vitest';
import { clockFace, leftAt } from '../src/tourneys/clock.svelte';

describe('the clock of a round', () => {
  it('runs from what the server said last', () => {
    expect(leftAt({ millis: 60_000, running: true, heard: 1000 }, 11_000)).toBe(50_000);
  });

  it('stands while it is paused', () => {
    expect(leftAt({ millis: 60_000, running: false, heard: 1000 }, 11_000)).toBe(60_000);
  });

  it('shows hours only where there are any', () => {
    expect([9_000_000, 3_600_000, 3_599_000, 61_000, 500, 0].map(clockFace)).toEqual(['2:30:00', '1:00:00', '59:59', '1:01', '0:01', '0:00']);
  });

  it('counts on after the end', () => {
    expect([-1, -1000, -61_000].map(clockFace)).toEqual(['0:01', '0:01', '1:01']);
  });
});
