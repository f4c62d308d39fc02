import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST, Queue, type Beat } from './queue';

let pace: number;
let shown: string[];
let rests: number;
let queue: Queue;
const beat = (name: string, lasts = 600): Beat => ({ lasts, show: () => shown.push(name) });

beforeEach(() => {
  vi.useFakeTimers();
  pace = 1;
  shown = [];
  rests = 0;
  queue = new Queue(
    () => pace,
    () => (rests += 1),
  );
});
afterEach(() => vi.useRealTimers());

describe('what is still to be shown', () => {
  it('is shown in its order, each beat after the one before it has lasted', () => {
    queue.add([beat('a'), beat('b')]);
    queue.add([beat('c')]);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(599);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(queue.running).toBe(true);
    vi.advanceTimersByTime(600);
    expect(queue.running).toBe(false);
    expect(rests).toBe(1);
  });
  it('goes on at once after what takes no time', () => {
    queue.add([beat('a', 0), beat('b', 0), beat('c')]);
    expect(shown).toEqual(['a', 'b', 'c']);
  });
  it('is there at once where nothing moves', () => {
    pace = 0;
    queue.add([beat('a'), beat('b'), beat('c')]);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(queue.running).toBe(false);
  });
  it('takes as long as the pace says', () => {
    pace = 2;
    queue.add([beat('a'), beat('b')]);
    vi.advanceTimersByTime(1199);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['a', 'b']);
  });
  it('is all shown, in its order, as soon as somebody does not wait', () => {
    queue.add([beat('a'), beat('b'), beat('c')]);
    queue.finish();
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(rests).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(rests).toBe(1);
    queue.add([beat('d')]);
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });
  it('stays at what is held until somebody goes on, and goes past what only passes', () => {
    queue.add([beat('a'), { ...beat('held'), holds: true }, beat('b'), { ...beat('again'), holds: true }, beat('c')]);
    queue.skip();
    expect(shown).toEqual(['a', 'held']);
    vi.advanceTimersByTime(60_000);
    queue.add([beat('d')]);
    expect(shown).toEqual(['a', 'held']);
    expect(queue.running).toBe(true);
    queue.skip();
    expect(shown).toEqual(['a', 'held', 'b', 'again']);
    queue.skip();
    expect(shown).toEqual(['a', 'held', 'b', 'again', 'c', 'd']);
    expect(rests).toBe(1);
  });
  it('holds nobody where nothing moves', () => {
    pace = 0;
    queue.add([{ ...beat('a'), holds: true }, beat('b')]);
    expect(shown).toEqual(['a', 'b']);
    expect(queue.running).toBe(false);
  });
  it('is not told beat by beat to a viewer with too much of it ahead', () => {
    const names = Array.from({ length: MOST + 2 }, (_, i) => String(i));
    queue.add(names.map((name) => beat(name)));
    expect(shown).toEqual(names);
  });
});
