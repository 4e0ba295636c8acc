import { describe, expect, it } from 'vitest';
import { readSlip } from '../src/tourneys/slip';

describe('a line typed from a paper slip', () => {
  it('is the table and the numbers of both', () => {
    expect(readSlip('3 7 2 3 1', 2)).toEqual({ table: 3, scores: [7, 2, 3, 1] });
  });

  it('may be written as on the slip', () => {
    expect(readSlip(' 12: 7/2 - 3/1 ', 2)).toEqual({ table: 12, scores: [7, 2, 3, 1] });
  });

  it('has two numbers where the game has one kind of point', () => {
    expect(readSlip('4 20 0', 1)).toEqual({ table: 4, scores: [20, 0] });
  });

  it('is not guessed at when a number is missing or too many', () => {
    expect(readSlip('3 7 2 3', 2)).toEqual({ wanted: 5, found: 4 });
    expect(readSlip('3 7 2 3 1 1', 2)).toEqual({ wanted: 5, found: 6 });
    expect(readSlip('', 2)).toEqual({ wanted: 5, found: 0 });
  });
});
