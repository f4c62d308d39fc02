/** What has happened and is still to be shown: in its order, each beat as long as it takes, or until it is let go. */

export interface Beat {
  /** How long it is looked at before the next, in milliseconds at the usual pace. */
  lasts: number;
  /** Whether it stays until somebody goes on, however long that takes. */
  holds?: boolean;
  show(): void;
}

/** Who has more than this before them is not shown it beat by beat. */
export const MOST = 32;

export class Queue {
  private readonly waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is shown stays until somebody goes on. */
  held = false;
  private readonly pace: () => number;
  private readonly rested: () => void;

  /** `pace` is how much longer everything takes, 0 for not at all; `rested` is told when nothing is left. */
  constructor(pace: () => number, rested: () => void = () => undefined) {
    this.pace = pace;
    this.rested = rested;
  }

  /** Whether something is being shown, or waits for it. */
  get running(): boolean {
    return this.timer !== undefined || this.held || this.waiting.length > 0;
  }

  add(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    if (!this.pace() || (this.waiting.length > MOST && !this.held)) this.finish();
    else if (this.timer === undefined && !this.held) this.next();
  }

  /** Shows at once whatever is left. */
  finish(): void {
    if (!this.running) return;
    this.stop();
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) beat.show();
    this.rested();
  }

  /** Goes on to what is held next, past all that only passes; or shows whatever is left. */
  skip(): void {
    const next = this.waiting.findIndex((beat) => beat.holds);
    if (next < 0 || !this.pace() || this.waiting.length > MOST) {
      this.finish();
      return;
    }
    this.stop();
    for (const beat of this.waiting.splice(0, next)) beat.show();
    this.next();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = false;
  }

  private next(): void {
    this.stop();
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      beat.show();
      if (beat.holds && this.pace()) {
        this.held = true;
        return;
      }
      const lasts = beat.lasts * this.pace();
      if (!lasts) continue;
      this.timer = setTimeout(() => this.next(), lasts);
      return;
    }
    this.rested();
  }
}
