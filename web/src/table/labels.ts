/** Names of units that would cover each other, or other units, give way. */
import { boxOf } from '../lib/geometry';
import type { Unit } from '../lib/protocol';
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
