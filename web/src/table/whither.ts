/** Where a proposal leads, in words: how far, in which direction, and towards what. */
import { INCH, angleTo, centreOf, normal } from '../lib/geometry';
import { inches } from '../lib/measure';
import type { GhostPiece, Option, Point, Unit, View } from '../lib/protocol';
import { t } from '../lib/words';
import { wind } from './words';

/** Less is nothing to speak of. */
const SOME = 635;
/** A block that turns on the spot has its middle elsewhere if its last rank is not full. */
const TURNS = 2 * INCH;
/** How well somebody has to be looked at. */
const AIMED = 150;
/** How straight it has to be to lead towards something. */
const STRAIGHT = 0.7;

const middle = (points: Point[]): Point => {
  const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py] as Point, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
};
const far = ([x, y]: Point, [tx, ty]: Point) => Math.hypot(tx - x, ty - y);

export function whither(option: Option, view: View): string | null {
  const led = (option.ghost ?? []).flatMap((piece) => placesOf(piece, view.units));
  if (led.length === 0) return null;
  const from = middle(led.map(([before]) => before));
  const to = middle(led.map(([, after]) => after));
  const length = far(from, to);
  if (length < TURNS && turned(option, view)) return looked(option, view, to);
  if (length < SOME) return null;
  const facts = { d: inches(length), wind: wind(normal(angleTo(from, to))) };
  const goal = goalOf(option.ghost![0]!.unit, view, from, to, length);
  return goal ? t('move.whitherTo', { ...facts, goal }) : t('move.whither', facts);
}

function turned(option: Option, view: View): boolean {
  const piece = option.ghost![0]!;
  const now = view.units.find((u) => u.id === piece.unit)?.pieces.find((p) => p.n === piece.n);
  return piece.facing !== undefined && now?.facing !== undefined && piece.facing !== now.facing;
}

/** Whom it would look at, straight ahead. */
function looked(option: Option, view: View, from: Point): string | null {
  const { unit, facing } = option.ghost![0]!;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, at] of goals(unit, view)) {
    const off = Math.abs(((normal(angleTo(from, at) - facing!) + 18000) % 36000) - 18000);
    if (off < AIMED && far(from, at) < least) [best, least] = [name, far(from, at)];
  }
  return best && t('move.looks', { goal: best });
}

/** Where a model stands and would stand. */
function placesOf(piece: GhostPiece, units: Unit[]): [Point, Point][] {
  const now = units.find((u) => u.id === piece.unit)?.pieces.find((p) => p.n === piece.n);
  return now ? [[centreOf(now.shape), centreOf(piece.shape)]] : [];
}

/** What a unit may go for: objectives and enemies. */
function goals(id: string, view: View): [string, Point][] {
  const side = view.units.find((u) => u.id === id)?.side;
  const enemies = view.units.filter((u) => u.side !== side && u.pieces.length > 0);
  return [
    ...view.markers.map((m) => [m.name, m.at] as [string, Point]),
    ...enemies.map((u) => [u.name, middle(u.pieces.map((p) => centreOf(p.shape)))] as [string, Point]),
  ];
}

/** The objective or enemy that comes nearer most. */
function goalOf(id: string, view: View, from: Point, to: Point, length: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [name, at] of goals(id, view))
    if (far(from, at) - far(to, at) > length * STRAIGHT && far(to, at) < least) [best, least] = [name, far(to, at)];
  return best;
}
