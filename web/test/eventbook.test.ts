import { describe, expect, it } from 'vitest';
import type { Unit } from '../src/tourneys/types';
import { line, named, profiled } from '../src/warcrow/eventbook';

const unit = (more: Partial<Unit>): Unit => ({ names: ['Grey Marshal', 'Mariscal gris'], faction: 'North', points: 60, command: 3, availability: 1, conquest: 2, willpower: 'orange yellow', keywords: ['High Command'], confirmed: true, ...more });

describe('the unit book of an event', () => {
  it('writes a unit as a line of a company', () => {
    expect(line(unit({}))).toBe('Grey Marshal [High Command] (3 CP) | conquest 2 | willpower orange yellow');
    expect(line(unit({ keywords: [], command: 0, willpower: '' }))).toBe('Grey Marshal | conquest 2');
  });

  it('finds the name in a line of a list', () => {
    expect(named('Mariscal gris [Alto mando] (3 PM) x1 (60 pts)')).toBe('Mariscal gris');
    expect(named('2x Lantern Bearers (60 pts)')).toBe('Lantern Bearers');
    expect(named('Xenia x2')).toBe('Xenia');
  });

  it('adds what it knows to a list, by either name, and touches nothing else', () => {
    const list = '++ Mine ++\nMARISCAL GRIS x1 (60 pts)\nLantern Bearers x2\nGrey Marshal | conquest 1';
    expect(profiled(list, [unit({})])).toBe('++ Mine ++\nMARISCAL GRIS x1 (60 pts) | conquest 2 | willpower orange yellow\nLantern Bearers x2\nGrey Marshal | conquest 1');
  });
});
