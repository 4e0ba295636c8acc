/** Where a proposal leads, in words: how far, in which direction, and towards what. */
import { angleTo, centreOf, normal } from '../lib/geometry';
import { inches } from '../lib/measure';
import type { GhostPiece, Option, Point, Unit, View } from '../lib/protocol';
import { t } from '../lib/words';
import { wind } from './words';

/** Less is a turn on the spot. */
const SOME = 635;
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
  if (length < SOME) return null;
  const facts = { d: inches(length), wind: wind(normal(angleTo(from, to))) };
  const goal = goalOf(option.ghost![0]!.unit, view, from, to, length);
  return goal ? t('move.whitherTo', { ...facts, goal }) : t('move.whither', facts);
}

/** Where a model stands and would stand. */
function placesOf(piece: GhostPiece, units: Unit[]): [Point, Point][] {
  const now = units.find((u) => u.id === piece.unit)?.pieces.find((p) => p.n === piece.n);
  return now ? [[centreOf(now.shape), centreOf(piece.shape)]] : [];
}

/** The objective or enemy that comes nearer most. */
function goalOf(id: string, view: View, from: Point, to: Point, length: number): string | null {
  const side = view.units.find((u) => u.id === id)?.side;
  const enemies = view.units.filter((u) => u.side !== side && u.pieces.length > 0);
  const goals: [string, Point][] = [
    ...view.markers.map((m) => [m.name, m.at] as [string, Point]),
    ...enemies.map((u) => [u.name, middle(u.pieces.map((p) => centreOf(p.shape)))] as [string, Point]),
  ];
  let best: string | null = null;
  let least = Infinity;
  for (const [name, at] of goals)
    if (far(from, at) - far(to, at) > length * STRAIGHT && far(to, at) < least) [best, least] = [name, far(to, at)];
  return best;
}
