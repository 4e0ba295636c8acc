/** Names of units that would cover each other, or other units, give way; so do those on the ground. */
import { boxOf, centreOf } from '../lib/geometry';
import type { Shape, Unit, View } from '../lib/protocol';
import type { Canvas } from './draw';

const LINE = 15;
const LETTER = 6.6;
const BADGE = 17;
/** How far a name may go from its unit before another being covered is the lesser evil. */
const FAR = 5;

interface Patch { left: number; right: number; top: number; bottom: number; }

/** From afar there is room for the letter of a side only. */
export const far = (px: number) => px >= 2.7;

/** What stands at a unit. */
export function signOf(unit: Unit, whole: boolean): string {
  if (!whole) return unit.side;
  const name = unit.name.length > 22 ? `${unit.name.slice(0, 20)}…` : unit.name;
  return `${unit.side} · ${name}${unit.count > 1 ? ` [${unit.count}]` : ''}`;
}

/** By unit: how many pixels its name goes up from its place above the unit; less than nothing is down. */
export function lifted(units: Unit[], draw: Canvas, px: number, told: (unit: Unit) => boolean = () => false): Map<string, number> {
  const bodies = units.map((unit) => {
    const box = draw.box(boxOf(unit.pieces.map((p) => p.shape)));
    const half = Math.max(signOf(unit, !far(px) || told(unit)).length * LETTER, unit.badges.length * BADGE) / 2;
    return { unit, half, left: box.x1 / px, right: box.x2 / px, top: box.y1 / px, bottom: box.y2 / px };
  });
  const names: Patch[] = [];
  const lifts = new Map<string, number>();
  for (const body of [...bodies].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const others = bodies.filter((each) => each !== body);
    let [best, least] = [0, Infinity];
    for (const lift of places(body)) {
      const name = nameAt(body, lift);
      const cost = 4 * covered(name, names) + covered(name, others) + Math.abs(away(body, lift)) * FAR;
      if (cost < least) [best, least] = [lift, cost];
    }
    names.push(nameAt(body, best));
    lifts.set(body.unit.id, best);
  }
  return lifts;
}

type Body = Patch & { unit: Unit; half: number };
const height = ({ unit }: Body) => LINE + (unit.badges.length ? LINE : 0);
const under = (body: Body) => body.bottom - body.top + height(body) + 6;

/** Above, below, and further up and down. */
function places(body: Body): number[] {
  const steps = [0, 1, 2, 3, 4].map((n) => n * LINE);
  return [...steps, ...steps.map((step) => -under(body) - step)];
}

/** How far a name is from its unit. */
function away(body: Body, lift: number): number {
  return lift >= 0 ? lift : -lift - under(body) + 1;
}

function nameAt(body: Body, lift: number): Patch {
  const middle = (body.left + body.right) / 2;
  const bottom = body.top - 2 - lift;
  return { left: middle - body.half, right: middle + body.half, top: bottom - height(body), bottom };
}

function covered(name: Patch, by: Patch[]): number {
  let sum = 0;
  for (const one of by) {
    const width = Math.min(name.right, one.right) - Math.max(name.left, one.left);
    const depth = Math.min(name.bottom, one.bottom) - Math.max(name.top, one.top);
    if (width > 0 && depth > 0) sum += width * depth;
  }
  return sum;
}

// ---- on the ground ----

/** In pixels: the sign of a marker, half of it. */
export const TOKEN = 9;
/** Below the sign in the middle of a piece of terrain, or above it. */
const BESIDE = [23, -16, 38, -31];

/** Where the sign of a marker is drawn, in pixels from its place. */
export interface Sign { x: number; y: number; }

const around = (x: number, y: number, half: number, high: number): Patch => ({ left: x - half, right: x + half, top: y - high, bottom: y + high });
const patchOf = (unit: Unit, draw: Canvas, px: number): Patch => {
  const box = draw.box(boxOf(unit.pieces.map((p) => p.shape)));
  return { left: box.x1 / px, right: box.x2 / px, top: box.y1 / px, bottom: box.y2 / px };
};

/** A marker that lies under a unit has its sign beside it. */
export function markerSigns(view: View, draw: Canvas, px: number): Sign[] {
  const bodies = view.units.filter((u) => u.pieces.length > 0).map((u) => patchOf(u, draw, px));
  const taken: Patch[] = [];
  return view.markers.map((marker) => {
    const [x, y] = draw.point(marker.at).map((n) => n / px) as [number, number];
    const at = (sign: Sign) => around(x + sign.x, y + sign.y, TOKEN, TOKEN);
    const under = bodies.find((body) => covered(at({ x: 0, y: 0 }), [body]) > TOKEN * TOKEN);
    const places = under ? besides(under, x, y) : [{ x: 0, y: 0 }];
    const best = least(places, (sign) => covered(at(sign), [...bodies, ...taken]));
    taken.push(at(best));
    return best;
  });
}

function besides(body: Patch, x: number, y: number): Sign[] {
  const off = TOKEN + 3;
  return [
    { x: 0, y: body.bottom + off - y }, { x: body.right + off - x, y: 0 }, { x: body.left - off - x, y: 0 },
    { x: body.right + off - x, y: body.bottom + off - y }, { x: 0, y: body.top - 3 * off - y },
  ];
}

/** In pixels: half the height of the plate of a unit inside a building. */
export const PLATE = 11;

/** Where the plate of a unit inside these walls has room, in pixels: below, above, or beside them. */
export function plateAt(view: View, walls: Shape, half: number, draw: Canvas, px: number): Sign {
  const box = draw.box(boxOf([walls]));
  const [middle, level] = [(box.x1 + box.x2) / 2 / px, (box.y1 + box.y2) / 2 / px];
  const off = PLATE + 2;
  const signs = markerSigns(view, draw, px);
  const others = [
    ...view.units.filter((u) => u.pieces.length > 0).map((u) => patchOf(u, draw, px)),
    ...view.markers.map((marker, i) => {
      const [x, y] = draw.point(marker.at).map((n) => n / px) as [number, number];
      return around(x + signs[i]!.x, y + signs[i]!.y, TOKEN, TOKEN);
    }),
  ];
  const places = [
    { x: middle, y: box.y2 / px + off }, { x: middle, y: box.y1 / px - off },
    { x: box.x2 / px + half + 2, y: level }, { x: box.x1 / px - half - 2, y: level },
  ];
  return least(places, ({ x, y }) => covered(around(x, y, half, PLATE), others));
}

/** By piece of terrain: how many pixels below its middle its name stands, clear of markers and units. */
export function terrainNames(view: View, draw: Canvas, px: number): number[] {
  const signs = markerSigns(view, draw, px);
  const others = view.units.filter((u) => u.pieces.length > 0).flatMap((u) => {
    const body = patchOf(u, draw, px);
    return [body, around((body.left + body.right) / 2, body.top - LINE / 2, (signOf(u, !far(px)).length * LETTER) / 2, LINE / 2)];
  });
  view.markers.forEach((marker, i) => {
    const [x, y] = draw.point(marker.at).map((n) => n / px) as [number, number];
    const sign = signs[i]!;
    others.push(around(x + sign.x, y + sign.y, TOKEN, TOKEN), around(x + sign.x, y + sign.y + TOKEN + 8, (marker.name.length * LETTER) / 2, LINE / 2));
  });
  return view.terrain.map((piece) => {
    const [x, y] = draw.point(centreOf(piece.shape)).map((n) => n / px) as [number, number];
    return least(BESIDE, (down) => covered(around(x, y + down - 4, (piece.name.length * LETTER) / 2, LINE / 2), others));
  });
}

/** The first of those that cost least. */
function least<T>(places: T[], cost: (place: T) => number): T {
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
