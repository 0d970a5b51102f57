import { createDebounceTimers } from './sendTiming.ts';

/** A fake clock: the test runs its timers. */
function aClock() {
  let time = 1_000_000;
  const timers: (() => void)[] = [];
  return {
    now: () => time,
    after(_: number, run: () => void) {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
    setTo: (next: number) => (time = next),
    ring: () => timers.shift()?.(),
  };
}

it('a delay of the save queue ends when its timer fires, even if the computer’s clock was set back', () => {
  const clock = aClock();
  const onEnd = jest.fn();
  const timers = createDebounceTimers(clock, onEnd);
  timers.start('a', 200);
  clock.setTo(0);
  clock.ring();
  expect(timers.isRunning('a')).toBe(false);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('delays of the save queue that end within a few milliseconds end together; later ones do not', () => {
  const clock = aClock();
  const timers = createDebounceTimers(clock, () => undefined);
  timers.start('first', 200);
  clock.setTo(1_000_005);
  timers.start('at once', 200);
  timers.start('later', 400);
  clock.setTo(1_000_200);
  clock.ring();
  expect(['first', 'at once', 'later'].filter(timers.isRunning)).toEqual(['later']);
});
