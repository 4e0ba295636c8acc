import { describe, expect, it } from 'vitest';
import { Camera } from '../src/table/camera.svelte';

const ROOM = { left: 10, top: 10, right: 60, bottom: 70 };

function camera(): Camera {
  const one = new Camera();
  one.resize(360, 300);
  one.lay(1829, 1219);
  return one;
}
const inside = (one: Camera, box: { x1: number; y1: number; x2: number; y2: number }) => {
  const [left, top] = [(box.x1 - one.x) * one.scale, (box.y1 - one.y) * one.scale];
  const [right, bottom] = [(box.x2 - one.x) * one.scale, (box.y2 - one.y) * one.scale];
  return left >= 9.9 && top >= 9.9 && right <= 300.1 && bottom <= 230.1;
};

describe('the camera', () => {
  it('has a unit and where it goes in sight together, however close it was', () => {
    const one = camera();
    one.show({ x1: 200, y1: 900, x2: 325, y2: 950 }, 1.2);
    const way = { x1: 200, y1: 670, x2: 325, y2: 950 };
    one.contain(way, ROOM);
    expect(inside(one, way)).toBe(true);
  });

  it('stays where it is if all is in sight', () => {
    const one = camera();
    one.zoom(3);
    const before = one.viewBox;
    const [x, y] = one.at(100, 100);
    one.contain({ x1: x, y1: y, x2: x + 20, y2: y + 20 }, ROOM);
    expect(one.viewBox).toBe(before);
  });

  it('moves no farther than it must', () => {
    const one = camera();
    one.zoom(3);
    const [scale, y] = [one.scale, one.y];
    const [x1, y1] = one.at(340, 100);
    one.contain({ x1, y1, x2: x1 + 10, y2: y1 + 10 }, ROOM);
    expect(one.scale).toBe(scale);
    expect(one.y).toBe(y);
    expect(inside(one, { x1, y1, x2: x1 + 10, y2: y1 + 10 })).toBe(true);
  });

  it('does not follow somebody off the table', () => {
    const one = camera();
    one.show({ x1: 200, y1: 900, x2: 325, y2: 950 }, 1.2);
    one.contain({ x1: 200, y1: -90_000, x2: 325, y2: 950 }, ROOM);
    expect(one.shows([260, 925])).toBe(true);
    expect(one.scale).toBeGreaterThan(0.1);
  });

  it('goes back to what was seen before', () => {
    const one = camera();
    one.zoom(3);
    const [look, before] = [one.look, one.viewBox];
    one.contain({ x1: 0, y1: 0, x2: 1800, y2: 1200 }, ROOM);
    expect(one.viewBox).not.toBe(before);
    one.back(look);
    expect(one.viewBox).toBe(before);
    const fitted = camera();
    const whole = fitted.viewBox;
    const all = fitted.look;
    fitted.zoom(4);
    fitted.back(all);
    expect(fitted.viewBox).toBe(whole);
  });
});
