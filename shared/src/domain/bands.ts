/** One step of a table of lower bounds: from this value on, up to the next step, the result is `gives`. */
export type Band<Result> = { readonly from: number; readonly gives: Result };

/**
 * Looks a value up in a table of lower bounds, ordered from low to high.
 * @throws RangeError when the value lies under the first bound: a table must cover all values it may meet
 */
export function lookUp<Result>(bands: readonly Band<Result>[], value: number): Result {
  const band = bands.findLast((candidate) => value >= candidate.from);
  if (!band) throw new RangeError(`no band holds ${value}`);
  return band.gives;
}
