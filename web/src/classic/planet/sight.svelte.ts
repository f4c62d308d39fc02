/** How closely somebody looks at the planet: by buttons, the wheel of a mouse, dragging, or two fingers. */

import type { Attachment } from 'svelte/attachments';

const WHOLE = 1000;
const CLOSEST = 220;
const STILL = 6;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

export class Sight {
  private x = $state(0);
  private y = $state(0);
  width = $state(WHOLE);
  /** Whether the last press was a drag, and so chose nothing. */
  moved = false;

  get box(): string {
    return `${this.x} ${this.y} ${this.width} ${this.width}`;
  }

  get near(): boolean {
    return this.width < WHOLE;
  }

  /** Looks so many times closer, at a point that stays where it is. */
  zoom(by: number, [x, y]: [number, number] = [this.x + this.width / 2, this.y + this.width / 2]): void {
    const width = between(CLOSEST, this.width / by, WHOLE);
    const share = width / this.width;
    this.look(x - (x - this.x) * share, y - (y - this.y) * share, width);
  }

  whole(): void {
    this.look(0, 0, WHOLE);
  }

  private look(x: number, y: number, width: number): void {
    this.width = width;
    this.x = between(0, x, WHOLE - width);
    this.y = between(0, y, WHOLE - width);
  }

  /** Watches what the pointer does over the map. */
  readonly watch: Attachment<SVGSVGElement> = (map) => {
    let fingers: { id: number; at: [number, number] }[] = [];
    let start: [number, number] = [0, 0];
    const unit = () => this.width / map.getBoundingClientRect().width;
    const point = (x: number, y: number): [number, number] => {
      const box = map.getBoundingClientRect();
      return [this.x + (x - box.left) * unit(), this.y + (y - box.top) * unit()];
    };
    const spread = () => {
      const [one, other] = fingers;
      return one && other ? Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) : 0;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, point(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent) => {
      fingers.push({ id: event.pointerId, at: [event.clientX, event.clientY] });
      if (fingers.length === 1) {
        this.moved = false;
        start = [event.clientX, event.clientY];
      }
    };
    const move = (event: PointerEvent) => {
      const finger = fingers.find(({ id }) => id === event.pointerId);
      if (!finger) return;
      const last = finger.at;
      if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > STILL) this.moved = true;
      const before = spread();
      finger.at = [event.clientX, event.clientY];
      if (fingers.length > 1) {
        this.moved = true;
        if (before) this.zoom(spread() / before, point(event.clientX, event.clientY));
      } else if (this.near && this.moved)
        this.look(this.x - (event.clientX - last[0]) * unit(), this.y - (event.clientY - last[1]) * unit(), this.width);
    };
    const up = (event: PointerEvent) => (fingers = fingers.filter(({ id }) => id !== event.pointerId));
    map.addEventListener('wheel', wheel, { passive: false });
    map.addEventListener('pointerdown', down);
    map.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      map.removeEventListener('wheel', wheel);
      map.removeEventListener('pointerdown', down);
      map.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}
