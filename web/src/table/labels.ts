/** Names of units that would cover each other are lifted. */
import { boxOf } from '../lib/geometry';
import type { Unit } from '../lib/protocol';
import type { Canvas } from './draw';

const LINE = 15;
const LETTER = 6.6;

/** By unit: how many pixels its name goes up. From the north downwards, so that each clears those above it. */
export function lifted(units: Unit[], draw: Canvas, px: number): Map<string, number> {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const lifts = new Map<string, number>();
  const wanted = units
    .map((unit) => {
      const box = draw.box(boxOf(unit.pieces.map((p) => p.shape)));
      const half = ((Math.min(unit.name.length, 22) + 8) * LETTER) / 2;
      return { unit, middle: (box.x1 + box.x2) / 2 / px, bottom: box.y1 / px - 2, half, height: LINE + (unit.badges.length ? LINE : 0) };
    })
    .sort((a, b) => a.bottom - b.bottom || a.middle - b.middle);
  for (const { unit, middle, bottom, half, height } of wanted) {
    let lift = 0;
    const covers = () => taken.some((t) => middle - half < t.right && middle + half > t.left && bottom - lift - height < t.bottom && bottom - lift > t.top);
    while (covers() && lift < 6 * LINE) lift += LINE;
    lifts.set(unit.id, lift);
    taken.push({ left: middle - half, right: middle + half, top: bottom - lift - height, bottom: bottom - lift });
  }
  return lifts;
}
