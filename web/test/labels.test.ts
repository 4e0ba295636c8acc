import { describe, expect, it } from 'vitest';
import { INCH } from '../src/lib/geometry';
import { canvas } from '../src/table/draw';
import { lifted, markerSigns, plateAt, terrainNames } from '../src/table/labels';
import { square, unit, view } from './fixtures';

const draw = canvas(48 * INCH);
const at = (id: string, x: number, y: number) => unit(id, 'A', 'Night Watch', [x * INCH, y * INCH], { wide: 2, deep: 1 });

describe('names on the table', () => {
  it('stay where they are with room around them', () => {
    expect([...lifted([at('a', 10, 10), at('b', 40, 10)], draw, 2).values()]).toEqual([0, 0]);
  });

  it('give way to that of a neighbour, below the unit if there is room', () => {
    const lifts = lifted([at('a', 10, 10), at('b', 12, 10)], draw, 2);
    expect(lifts.get('a')).toBe(0);
    expect(lifts.get('b')).toBeLessThan(0);
  });

  it('go up where a third unit stands below', () => {
    const lifts = lifted([at('a', 10, 10), at('b', 12, 10), at('c', 12, 8.8)], draw, 2);
    expect(lifts.get('a')).toBe(0);
    expect(lifts.get('b')).toBeGreaterThan(0);
    expect(lifts.get('c')).toBeLessThan(0);
  });

  it('have room again when one looks closer', () => {
    expect([...lifted([at('a', 10, 10), at('b', 16, 10)], draw, 0.5).values()]).toEqual([0, 0]);
  });
});

describe('what lies on the ground', () => {
  const marker = (x: number, y: number) => ({ n: 1, name: 'Objective 1', at: [x * INCH, y * INCH] as [number, number], r: 3 * INCH });
  const forest = { name: 'Forest 1', sort: 'forest', kinds: ['cover'], kindNames: ['Cover'], shape: square([20 * INCH, 20 * INCH], 6 * INCH) };

  it('has its sign beside a unit that stands on it', () => {
    const [sign] = markerSigns(view({ markers: [marker(10, 9.6)], units: [at('a', 10, 10)], terrain: [] }), draw, 1);
    expect(Math.abs(sign!.x) + Math.abs(sign!.y)).toBeGreaterThan(9);
    expect(markerSigns(view({ markers: [marker(30, 30)], units: [at('a', 10, 10)] }), draw, 1)).toEqual([{ x: 0, y: 0 }]);
  });

  it('is not called where a marker lies', () => {
    const free = terrainNames(view({ markers: [], units: [], terrain: [forest] }), draw, 1);
    const full = terrainNames(view({ markers: [marker(20, 19.2)], units: [], terrain: [forest] }), draw, 1);
    expect(free).toEqual([23]);
    expect(full).not.toEqual([23]);
  });
});

describe('the plate of a unit inside a building', () => {
  const walls = square([20 * INCH, 20 * INCH], 6 * INCH);
  const plate = (units: ReturnType<typeof at>[], markers: { n: number; name: string; at: [number, number]; r: number }[] = []) => plateAt(view({ units, markers, terrain: [] }), walls, 40, draw, 1);
  const [, south] = draw.point([20 * INCH, 17 * INCH]);
  const [, north] = draw.point([20 * INCH, 23 * INCH]);

  it('stands below the walls', () => {
    expect(plate([]).y).toBeGreaterThan(south);
  });

  it('covers neither another unit nor a marker', () => {
    expect(plate([at('a', 20, 16.5)]).y).toBeLessThan(north);
    const below = { n: 1, name: 'Objective 1', at: [20 * INCH, 16.5 * INCH] as [number, number], r: 3 * INCH };
    expect(plate([], [below]).y).toBeLessThan(north);
    const beside = plate([at('a', 20, 16.5), at('b', 20, 23.5)]);
    expect(beside.y).toBeGreaterThan(north);
    expect(beside.y).toBeLessThan(south);
  });
});
