import { beforeEach, describe, expect, it } from 'vitest';
import { ownShare, owed, promise, settle } from '../src/lib/share';

describe('the own part of the seed', () => {
  beforeEach(() => localStorage.clear());

  it('is owed from the promise until it was sent, and remembered afterwards', () => {
    expect(owed('m')).toBeNull();
    promise('m');
    const part = owed('m');
    expect(part).toMatch(/^[0-9a-f]{32}$/);
    expect(ownShare('m')).toBeNull();
    settle('m');
    expect(owed('m')).toBeNull();
    expect(ownShare('m')).toBe(part);
  });

  it('is another one for each match', () => {
    promise('m');
    promise('n');
    expect(owed('m')).not.toBe(owed('n'));
  });
});
