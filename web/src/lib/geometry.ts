/** Drawing geometry: where shapes lie, and how far apart they are for the ruler. No rules. */
import type { Point, Shape, Unit } from './protocol';

export const INCH = 2540;

export interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function boxOf(shapes: Shape[]): Box {
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity };
  for (const shape of shapes) {
    const r = 'disc' in shape ? shape.disc[2] : 0;
    for (const [x, y] of cornersOf(shape)) {
      box.x1 = Math.min(box.x1, x - r);
      box.y1 = Math.min(box.y1, y - r);
      box.x2 = Math.max(box.x2, x + r);
      box.y2 = Math.max(box.y2, y + r);
    }
  }
  return box;
}

/** A disc counts as its centre: its radius is added where it matters. */
function cornersOf(shape: Shape): Point[] {
  return 'disc' in shape ? [[shape.disc[0], shape.disc[1]]] : shape.polygon;
}

export function centreOf(shape: Shape): Point {
  if ('disc' in shape) return [shape.disc[0], shape.disc[1]];
  const box = boxOf([shape]);
  return [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
}

/** How far the rim of a base lies from its middle, in the direction in which it faces. */
export function rimOf(shape: Shape, facing: number): number {
  if ('disc' in shape) return shape.disc[2];
  const middle = centreOf(shape);
  let rim = Infinity;
  // seen as it faces, the front lies to the north
  const seen = shape.polygon.map((p) => turnPoint(p, middle, -facing)).map(([x, y]): Point => [x - middle[0], y - middle[1]]);
  for (const [[x1, y1], [x2, y2]] of edges(seen))
    if (x1 <= 0 !== x2 <= 0) {
      const y = y1 + ((0 - x1) / (x2 - x1)) * (y2 - y1);
      if (y > 0) rim = Math.min(rim, y);
    }
  return rim === Infinity ? 0 : rim;
}

/** The size of a base across: of a turned rectangle its shorter side. */
export function acrossOf(shape: Shape): number {
  if ('disc' in shape) return 2 * shape.disc[2];
  return Math.min(...edges(shape.polygon).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1)));
}

/** The point that a drag moves. */
export function handleOf(unit: Unit): Point {
  if (unit.at) return unit.at;
  const box = boxOf(unit.pieces.map((p) => p.shape));
  return [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
}

export function moved(shape: Shape, dx: number, dy: number): Shape {
  if ('disc' in shape) return { disc: [shape.disc[0] + dx, shape.disc[1] + dy, shape.disc[2]] };
  return { polygon: shape.polygon.map(([x, y]) => [x + dx, y + dy]) };
}

/** Turned clockwise by hundredths of a degree, seen with north up. */
export function turned(shape: Shape, about: Point, angle: number): Shape {
  const spin = (p: Point) => turnPoint(p, about, angle);
  if ('disc' in shape) {
    const [x, y] = spin([shape.disc[0], shape.disc[1]]);
    return { disc: [x, y, shape.disc[2]] };
  }
  return { polygon: shape.polygon.map(spin) };
}

/** Larger or smaller about its own middle. */
export function scaled(shape: Shape, by: number): Shape {
  const [cx, cy] = centreOf(shape);
  if ('disc' in shape) return { disc: [cx, cy, shape.disc[2] * by] };
  return { polygon: shape.polygon.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]) };
}

export function turnPoint([x, y]: Point, [cx, cy]: Point, angle: number): Point {
  const a = (angle / 18000) * Math.PI;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(a) + dy * Math.sin(a), cy - dx * Math.sin(a) + dy * Math.cos(a)];
}

export function angleTo([x, y]: Point, [tx, ty]: Point): number {
  return normal(Math.round((Math.atan2(tx - x, ty - y) / Math.PI) * 18000));
}

export function normal(angle: number): number {
  return ((angle % 36000) + 36000) % 36000;
}

export function inside([x, y]: Point, shape: Shape): boolean {
  if ('disc' in shape) return Math.hypot(x - shape.disc[0], y - shape.disc[1]) <= shape.disc[2];
  let within = false;
  const p = shape.polygon;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
    const [xi, yi] = p[i]!;
    const [xj, yj] = p[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export interface Span {
  from: Point;
  to: Point;
  length: number;
}

/** The shortest way from edge to edge; nothing if they overlap. */
export function span(a: Shape, b: Shape): Span {
  const raw = coreSpan(a, b);
  const ra = 'disc' in a ? a.disc[2] : 0;
  const rb = 'disc' in b ? b.disc[2] : 0;
  const length = Math.max(0, raw.length - ra - rb);
  if (raw.length === 0) return { ...raw, length };
  const along = (p: Point, q: Point, d: number): Point => [
    p[0] + ((q[0] - p[0]) / raw.length) * d,
    p[1] + ((q[1] - p[1]) / raw.length) * d,
  ];
  return { from: along(raw.from, raw.to, ra), to: along(raw.to, raw.from, rb), length };
}

function coreSpan(a: Shape, b: Shape): Span {
  const pa = cornersOf(a);
  const pb = cornersOf(b);
  if (inside(pa[0]!, b) && !('disc' in b)) return { from: pa[0]!, to: pa[0]!, length: 0 };
  if (inside(pb[0]!, a) && !('disc' in a)) return { from: pb[0]!, to: pb[0]!, length: 0 };
  let best: Span = { from: pa[0]!, to: pb[0]!, length: Infinity };
  const keep = (from: Point, to: Point) => {
    const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
    if (length < best.length) best = { from, to, length };
  };
  for (const p of pa) for (const [s, e] of edges(pb)) keep(p, nearestOn(p, s, e));
  for (const p of pb) for (const [s, e] of edges(pa)) keep(nearestOn(p, s, e), p);
  for (const [s, e] of edges(pa))
    for (const [u, v] of edges(pb)) if (cross(s, e, u, v)) best = { from: s, to: s, length: 0 };
  return best;
}

function edges(p: Point[]): [Point, Point][] {
  return p.map((from, i) => [from, p[(i + 1) % p.length]!]);
}

function nearestOn(p: Point, s: Point, e: Point): Point {
  const [dx, dy] = [e[0] - s[0], e[1] - s[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return s;
  const t = Math.max(0, Math.min(1, ((p[0] - s[0]) * dx + (p[1] - s[1]) * dy) / square));
  return [s[0] + t * dx, s[1] + t * dy];
}

function cross(s: Point, e: Point, u: Point, v: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  return side(s, e, u) * side(s, e, v) < 0 && side(u, v, s) * side(u, v, e) < 0;
}

/** The shortest way between any two of several shapes. */
export function spanOf(a: Shape[], b: Shape[]): Span {
  let best: Span | undefined;
  for (const one of a)
    for (const other of b) {
      const next = span(one, other);
      if (!best || next.length < best.length) best = next;
    }
  return best!;
}
