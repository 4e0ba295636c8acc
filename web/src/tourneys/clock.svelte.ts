/** The time that is left, as this browser counts it between two words of the server. */

/** What the server said, and when it came: its clock and this one may differ, how fast they run does not. */
export interface Left {
  millis: number;
  running: boolean;
  heard: number;
}

export function leftAt(left: Left, now: number): number {
  return left.running ? left.millis - (now - left.heard) : left.millis;
}

/** `1:02:03`, `12:00`, `0:09`; after the end how long it is over. */
export function clockFace(millis: number): string {
  const seconds = Math.abs(millis < 0 ? Math.floor(millis / 1000) : Math.ceil(millis / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The moment, told again as long as somebody looks. */
export class Ticking {
  now = $state(performance.now());

  constructor(every = 250) {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), every);
      return () => clearInterval(timer);
    });
  }
}
