import { describe, expect, it } from 'vitest';
import { calledBy } from '../src/pages/fieldnames';

describe('the fields of a question', () => {
  it('are called by their word, and what is said about them stands beside it', () => {
    expect(calledBy('ap', 'AP of the weapon.')).toEqual({ name: 'AP', note: 'AP of the weapon.' });
  });
  it('are called by what is said about them where they have no word', () => {
    expect(calledBy('noSuchWord', 'Whether it rains.')).toEqual({ name: 'Whether it rains' });
    expect(calledBy('noSuchWord', undefined)).toEqual({ name: 'noSuchWord', note: undefined });
  });
});
