/** One row of a table of lower bounds: for values from `from` up to the next row, the result is `gives`. */
export type Band<Result> = { readonly from: number; readonly gives: Result };

/**
 * Looks up a value in a table of lower bounds, ordered from low to high. See
 * docs/product/questionnaire.md#question-grades.
 * @throws RangeError when the value is below the first bound: a table must cover all possible values
 */
export function findBandResult<Result>(bands: readonly Band<Result>[], value: number): Result {
  const band = bands.findLast((candidate) => value >= candidate.from);
  if (!band) throw new RangeError(`no band holds ${value}`);
  return band.gives;
}
