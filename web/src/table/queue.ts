/** What has happened and is still to be shown: in its order, each beat for as long as it takes. Nobody waits for it. */

export interface Beat {
  /** How long it is looked at before the next, in milliseconds at the usual pace. */
  lasts: number;
  show(): void;
}

/** Who has more than this before them is not shown it beat by beat. */
export const MOST = 32;

export class Queue {
  private readonly waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pace: () => number;
  private readonly rested: () => void;

  /** `pace` is how much longer everything takes, 0 for not at all; `rested` is told when nothing is left. */
  constructor(pace: () => number, rested: () => void = () => undefined) {
    this.pace = pace;
    this.rested = rested;
  }

  /** Whether something is being shown, or waits for it. */
  get running(): boolean {
    return this.timer !== undefined || this.waiting.length > 0;
  }

  add(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    if (!this.pace() || this.waiting.length > MOST) this.finish();
    else if (this.timer === undefined) this.next();
  }

  /** Shows at once whatever is left. */
  finish(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) beat.show();
    this.rested();
  }

  private next(): void {
    this.timer = undefined;
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      beat.show();
      const lasts = beat.lasts * this.pace();
      if (!lasts) continue;
      this.timer = setTimeout(() => this.next(), lasts);
      return;
    }
    this.rested();
  }
}
