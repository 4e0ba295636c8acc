/** From places on the table (0.01 mm, y to the north) to the drawing (mm, y downwards). */
import type { Point, Shape } from '../lib/protocol';
import type { Box } from '../lib/geometry';

export interface Canvas {
  point(p: Point): [number, number];
  place(x: number, y: number): Point;
  path(shape: Shape): string;
  line(points: Point[]): string;
  box(box: Box): Box;
}

const round = (n: number) => Math.round(n * 100) / 100;

export function canvas(depth: number): Canvas {
  const point = ([x, y]: Point): [number, number] => [round(x / 100), round((depth - y) / 100)];
  const line = (points: Point[]) => 'M' + points.map((p) => point(p).join(' ')).join('L') + 'Z';
  return {
    point,
    line,
    place: (x, y) => [Math.round(x * 100), Math.round(depth - y * 100)],
    path: (shape) => ('disc' in shape ? disc(point([shape.disc[0], shape.disc[1]]), shape.disc[2] / 100) : line(shape.polygon)),
    box: (b) => ({ x1: b.x1 / 100, y1: (depth - b.y2) / 100, x2: b.x2 / 100, y2: (depth - b.y1) / 100 }),
  };
}

function disc([x, y]: [number, number], r: number): string {
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The small triangle that shows where a base faces, from the rim inwards. */
export function arrow([x, y]: [number, number], reach: number, angle: number, size: number): string {
  const a = (angle / 18000) * Math.PI;
  const tip = (d: number, side: number) =>
    `${round(x + Math.sin(a) * d + Math.cos(a) * side)} ${round(y - Math.cos(a) * d + Math.sin(a) * side)}`;
  return `M${tip(reach, 0)}L${tip(reach - size, size * 0.75)}L${tip(reach - size, -size * 0.75)}Z`;
}

const PATTERNS: Record<string, string> = {
  cover: 'leaves', difficult: 'waves', dangerous: 'crosses', blocking: 'bricks', impassable: 'net',
  obscuring: 'leaves', hindering: 'waves', water: 'bars', obstacle: 'rings', obstructing: 'bricks',
  'broken-ground': 'dots', 'very-dangerous': 'stars', garrison: 'hatch', ruin: 'corners',
};
const SPARE = ['dots', 'rings', 'bars', 'net'];

/** Each kind of terrain has a pattern, known or not. */
export function patternOf(kind: string): string {
  const known = PATTERNS[kind.toLowerCase().replace('_', '-')];
  if (known) return known;
  let sum = 0;
  for (const letter of kind) sum += letter.charCodeAt(0);
  return SPARE[sum % SPARE.length]!;
}

/** The letter drawn on a base. */
export function letterOf(mark: string): string {
  return ({ leader: 'L', standard: 'S', officer: 'O', specialist: '+', character: 'C', musician: 'M' } as Record<string, string>)[mark] ?? '';
}
