/** One step of a table of lower bounds: from this value up to the next step the result is `gives`. */
export type Band<Result> = { readonly from: number; readonly gives: Result };

/**
 * Looks up a value in a table of lower bounds, ordered from low to high.
 * @throws RangeError when the value is below the first bound: a table must cover all possible values
 */
export function lookUp<Result>(bands: readonly Band<Result>[], value: number): Result {
  const band = bands.findLast((candidate) => value >= candidate.from);
  if (!band) throw new RangeError(`no band holds ${value}`);
  return band.gives;
}
