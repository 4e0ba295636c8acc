import { describe, expect, it } from 'vitest';
import { ago, decimal, inches, percent, placeOf } from '../src/lib/measure';
import { settings } from '../src/lib/settings.svelte';

describe('measures in words', () => {
  it('writes inches as players do', () => {
    expect([inches(15240), inches(11430), inches(0), inches(2540 * 10)]).toEqual(['6"', '4.5"', '0"', '10"']);
  });
  it('writes percent', () => expect(percent(0.048)).toBe('4.8 %'));

  it('writes a decimal comma in Spanish', () => {
    settings.lang = 'es';
    expect([inches(11430), percent(0.048), decimal(2, 2)]).toEqual(['4,5"', '4,8 %', '2,00']);
    settings.lang = 'en';
  });

  it('reads a place as players type it, and nothing else', () => {
    for (const words of ['36 24.5', '36, 24.5', '36 24,5', '(36" 24.5")', '36" 24.5"']) expect(placeOf(words)).toEqual({ to: [36 * 2540, 24.5 * 2540] });
    expect(placeOf('12,5 8 180')).toEqual({ to: [12.5 * 2540, 8 * 2540], facing: 18000 });
    for (const words of ['forward 6', '36', '', '36 24 north']) expect(placeOf(words)).toBeNull();
  });

  it('counts since when somebody thinks', () => {
    const now = Date.parse('2026-11-16T12:00:00Z');
    expect(ago('2026-11-16T11:59:30Z', now)).toEqual([0, 'now']);
    expect(ago('2026-11-16T11:59:00Z', now)).toEqual([1, 'minutes']);
    expect(ago('2026-11-16T09:00:00Z', now)).toEqual([3, 'hours']);
    expect(ago('2026-11-14T12:00:00Z', now)).toEqual([2, 'days']);
    expect(ago('nonsense', now)).toEqual([0, 'now']);
  });
});
