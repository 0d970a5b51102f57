import { highestGrade, suggestionBands, type Grade } from '@cert/shared/domain';

/** A range of averages in tenths, both ends included, and the grade that the system suggests for it. */
export type SuggestedGradeRange = { from: number; to: number; gives: Grade };

/** The ranges behind the system suggestion. The server uses the same table. */
export const suggestedGradeRanges: readonly SuggestedGradeRange[] = suggestionBands.map(
  ({ from, gives }, index) => {
    const next = suggestionBands[index + 1];
    return { from, to: next ? next.from - 1 : 10 * highestGrade, gives };
  },
);
