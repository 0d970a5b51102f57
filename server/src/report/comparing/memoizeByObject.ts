/**
 * Wraps a function, so that it computes only once for each object. The result is kept for as long as the object exists.
 * A promise that is rejected is forgotten, so that the next caller tries again.
 */
export function memoizeByObject<Given extends object, Result>(
  compute: (given: Given) => Result,
): (given: Given) => Result {
  const kept = new WeakMap<Given, { result: Result }>();
  return (given) => {
    const known = kept.get(given);
    if (known) return known.result;
    const result = compute(given);
    kept.set(given, { result });
    if (result instanceof Promise) result.catch(() => kept.delete(given));
    return result;
  };
}
