/** All question kinds, by their names in the API. See docs/product/questionnaire.md#question-kinds. */
export const questionKinds = [
  'single-choice',
  'multi-choice',
  'multi-choice-input',
  'multi-choice-percentage',
  'multi-choice-number',
  'multi-choice-currency',
  'multi-choice-targets',
  'number',
  'percentage',
  'currency',
  'custom-commlist',
  'custom-benefits',
  'custom-diversity',
  'custom-targets',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Kinds that are answered with one number. */
export const numericKinds = ['number', 'percentage', 'currency'] as const;
export type NumericKind = (typeof numericKinds)[number];

/** Range and precision of an entered number: a decimal with at most `decimals` digits after the separator. */
export type NumberBounds = {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
};

/** Bounds per kind. Currency is EUR. See docs/product/questionnaire.md#number-bounds. */
export const numberBounds: Record<NumericKind, NumberBounds> = {
  number: { min: 0, max: 99_999_999, decimals: 0 },
  percentage: { min: 0, max: 100, decimals: 0 },
  currency: { min: 0, max: 99_999_999, decimals: 2 },
};

export function isNumericKind(kind: QuestionKind): kind is NumericKind {
  return numericKinds.some((numeric) => numeric === kind);
}

/**
 * Checks an entered number; returns undefined when it can be stored. See docs/product/questionnaire.md#number-bounds.
 */
export function findNumberIssue(
  value: unknown,
  bounds: NumberBounds,
): 'not-a-number' | 'too-low' | 'too-high' | 'too-precise' | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not-a-number';
  if (value < bounds.min) return 'too-low';
  if (value > bounds.max) return 'too-high';
  return value === Number(value.toFixed(bounds.decimals)) ? undefined : 'too-precise';
}
