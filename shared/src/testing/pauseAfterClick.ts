let pausedMs = 0;

/**
 * Makes the next click a gesture of its own, as after a pause of a second, without waiting: the time stamps of all
 * later events are one second later.
 */
export function pauseAfterClick(): void {
  if (pausedMs === 0) shiftTimeStamps();
  pausedMs += 1000;
}

function shiftTimeStamps(): void {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {};
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event) {
      return Number(get?.call(this)) + pausedMs;
    },
  });
}
