import { questionKinds, type QuestionKind } from '@cert/shared/domain';

export type QuestionKindGroup = 'single' | 'several' | 'number' | 'extra' | 'table';

/** The group whose instructions apply to a question kind. A new kind does not compile without a group. */
const groupOf: Record<QuestionKind, QuestionKindGroup> = {
  'single-choice': 'single',
  'multi-choice': 'several',
  'multi-choice-input': 'extra',
  'multi-choice-percentage': 'extra',
  'multi-choice-number': 'extra',
  'multi-choice-currency': 'extra',
  'multi-choice-targets': 'extra',
  number: 'number',
  percentage: 'number',
  currency: 'number',
  'custom-commlist': 'table',
  'custom-benefits': 'table',
  'custom-diversity': 'table',
  'custom-targets': 'table',
};

const groups = [
  'single',
  'several',
  'number',
  'extra',
  'table',
] as const satisfies QuestionKindGroup[];

/** The groups that are in use, from simple to complex. */
export const questionKindGroups: readonly QuestionKindGroup[] = groups.filter((group) =>
  questionKinds.some((kind) => groupOf[kind] === group),
);
