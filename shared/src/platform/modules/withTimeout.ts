/** Rejects when the promise takes longer than `ms` milliseconds. A later result is ignored. */
export function withTimeout<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(ms)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export class TimeoutError extends Error {
  constructor(ms: number) {
    super(`not here after ${ms} ms`);
    this.name = 'NotInTime';
  }
}
