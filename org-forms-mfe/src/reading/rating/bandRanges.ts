import { highestGrade, suggestionBands, type Grade } from '@cert/shared/domain';

/** Averages in tenths, both ends included, and the grade that the system proposes for them. */
export type BandRange = { from: number; to: number; gives: Grade };

/** The bands of the system's proposal as people read them: the server decides by the same table (spec 1 §5). */
export const bandRanges: readonly BandRange[] = suggestionBands.map(({ from, gives }, index) => {
  const next = suggestionBands[index + 1];
  return { from, to: next ? next.from - 1 : 10 * highestGrade, gives };
});
