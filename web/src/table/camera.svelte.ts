/** Which part of the table is seen, and how large. */
import type { Box } from '../lib/geometry';

const CLOSEST = 12; // pixels per millimetre

export interface Look {
  x: number;
  y: number;
  scale: number;
  fitted: boolean;
}

/** Places are millimetres from the north-west corner of the table, as the drawing has them. */
export class Camera {
  width = $state(800);
  height = $state(600);
  x = $state(0);
  y = $state(0);
  scale = $state(0.5);
  private table = { width: 1, depth: 1 };
  private fitted = true;

  get viewBox(): string {
    return `${this.x} ${this.y} ${this.width / this.scale} ${this.height / this.scale}`;
  }

  /** What is seen, in millimetres of the drawing. */
  get seen(): Box {
    return { x1: this.x, y1: this.y, x2: this.x + this.width / this.scale, y2: this.y + this.height / this.scale };
  }

  /** How it looks now, to come back to. */
  get look(): Look {
    return { x: this.x, y: this.y, scale: this.scale, fitted: this.fitted };
  }

  back({ x, y, scale, fitted }: Look): void {
    if (fitted) return this.fit();
    [this.x, this.y, this.scale, this.fitted] = [x, y, scale, false];
    this.hold();
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    const [cx, cy] = this.at(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    if (this.fitted) this.fit();
    else this.centre(cx, cy);
  }

  lay(width: number, depth: number): void {
    if (this.table.width === width && this.table.depth === depth) return;
    this.table = { width, depth };
    this.fit();
  }

  fit(): void {
    this.scale = this.least();
    this.centre(this.table.width / 2, this.table.depth / 2);
    this.fitted = true;
  }

  /** The whole table with a little room around it. */
  private least(): number {
    const margin = 14;
    return Math.max(
      0.05,
      Math.min((this.width - margin) / this.table.width, (this.height - margin) / this.table.depth),
    );
  }

  private centre(x: number, y: number): void {
    this.x = x - this.width / this.scale / 2;
    this.y = y - this.height / this.scale / 2;
    this.hold();
  }

  /** The place under a pixel of the drawing. */
  at(px: number, py: number): [number, number] {
    return [this.x + px / this.scale, this.y + py / this.scale];
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const [x, y] = this.at(px, py);
    this.scale = Math.min(CLOSEST, Math.max(this.least(), this.scale * factor));
    this.x = x - px / this.scale;
    this.y = y - py / this.scale;
    this.fitted = this.scale <= this.least() * 1.001;
    if (this.fitted) this.fit();
    else this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.fitted = false;
    this.hold();
  }

  /** Keeps some of the table in sight. */
  private hold(): void {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    this.x = Math.min(this.table.width - w * 0.3, Math.max(-w * 0.7, this.x));
    this.y = Math.min(this.table.depth - h * 0.3, Math.max(-h * 0.7, this.y));
  }

  /** Brings a box (in millimetres of the drawing) to a workable size. */
  show(box: Box, atLeast: number): void {
    const [cx, cy] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
    const room = Math.min(this.width / (box.x2 - box.x1), this.height / (box.y2 - box.y1)) * 0.45;
    this.scale = Math.min(CLOSEST, Math.max(this.scale, Math.min(atLeast, room), this.least()));
    this.fitted = false;
    this.centre(cx, cy);
  }

  private zoomTo(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = x - this.width / scale / 2;
    this.y = y - this.height / scale / 2;
  }

  /** Has a box in sight, with so many pixels of room at its sides: moves and zooms out only if it must. */
  contain(whole: Box, room: { left: number; top: number; right: number; bottom: number }): void {
    const box = this.onTable(whole);
    const [wide, high] = [this.width - room.left - room.right, this.height - room.top - room.bottom];
    const [left, top] = [(box.x1 - this.x) * this.scale, (box.y1 - this.y) * this.scale];
    const [right, bottom] = [(box.x2 - this.x) * this.scale, (box.y2 - this.y) * this.scale];
    if (left >= room.left && top >= room.top && right <= this.width - room.right && bottom <= this.height - room.bottom) return;
    const scale = Math.min(this.scale, wide / (box.x2 - box.x1), high / (box.y2 - box.y1));
    if (scale < this.scale) this.zoomTo(scale, (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2);
    this.x = Math.min(box.x1 - room.left / scale, Math.max(box.x2 + room.right / scale - this.width / scale, this.x));
    this.y = Math.min(box.y1 - room.top / scale, Math.max(box.y2 + room.bottom / scale - this.height / scale, this.y));
    this.fitted = false;
  }

  /** What is wanted off the table is looked for at its edge: there is nothing to be seen beyond. */
  private onTable(box: Box): Box {
    const [across, down] = [(x: number) => Math.min(this.table.width, Math.max(0, x)), (y: number) => Math.min(this.table.depth, Math.max(0, y))];
    return { x1: across(box.x1), y1: down(box.y1), x2: across(box.x2), y2: down(box.y2) };
  }

  shows([x, y]: [number, number]): boolean {
    const [px, py] = [(x - this.x) * this.scale, (y - this.y) * this.scale];
    return px > 0 && py > 0 && px < this.width && py < this.height;
  }
}
