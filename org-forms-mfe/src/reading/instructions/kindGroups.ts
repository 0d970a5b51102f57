import { questionKinds, type QuestionKind } from '@cert/shared/domain';

export type KindGroup = 'single' | 'several' | 'number' | 'extra' | 'table';

/** What a person does with a question of that kind; a new kind must say to whom it belongs (spec 2 §2, spec 1 §3). */
const groupOf: Record<QuestionKind, KindGroup> = {
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

const groups = ['single', 'several', 'number', 'extra', 'table'] as const satisfies KindGroup[];

/** The groups that the product's questions fall into, from the simple to the long. */
export const kindGroups: readonly KindGroup[] = groups.filter((group) =>
  questionKinds.some((kind) => groupOf[kind] === group),
);
