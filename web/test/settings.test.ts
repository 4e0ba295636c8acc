import { describe, expect, it } from 'vitest';
import { changed, local, universal } from '../src/tourneys/settings';

describe('the settings of an event', () => {
  it('are sent only where they differ', () => {
    expect(changed({ name: 'Cup', rounds: 3, official: true }, { name: 'Cup', rounds: 4, official: false })).toEqual({ rounds: 4, official: false });
  });

  it('show a moment in the time of the place and send it in universal time', () => {
    expect(universal(local('2026-11-21T08:30:00.000Z'))).toBe('2026-11-21T08:30:00.000Z');
    expect(local('2026-11-21T08:30:00.000Z')).toMatch(/^2026-11-2[012]T\d\d:\d\d$/);
  });

  it('leave an empty moment empty', () => {
    expect([local(''), universal('')]).toEqual(['', '']);
  });
});
