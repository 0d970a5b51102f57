import type { QuestionKind } from '@cert/shared/domain';
import { CurrencyField } from './CurrencyField.tsx';
import type { Field } from './Field.ts';
import { MultiChoiceCurrencyField } from './MultiChoiceCurrencyField.tsx';
import { MultiChoiceField } from './MultiChoiceField.tsx';
import { MultiChoiceInputField } from './MultiChoiceInputField.tsx';
import { MultiChoiceNumberField } from './MultiChoiceNumberField.tsx';
import { MultiChoicePercentageField } from './MultiChoicePercentageField.tsx';
import { MultiChoiceTargetsField } from './MultiChoiceTargetsField.tsx';
import { NumberKindField } from './NumberKindField.tsx';
import { PercentageField } from './PercentageField.tsx';
import { SingleChoiceField } from './SingleChoiceField.tsx';

/** The field of every kind that can be answered here. */
export const fields = {
  'single-choice': SingleChoiceField,
  'multi-choice': MultiChoiceField,
  'multi-choice-input': MultiChoiceInputField,
  'multi-choice-percentage': MultiChoicePercentageField,
  'multi-choice-number': MultiChoiceNumberField,
  'multi-choice-currency': MultiChoiceCurrencyField,
  'multi-choice-targets': MultiChoiceTargetsField,
  number: NumberKindField,
  percentage: PercentageField,
  currency: CurrencyField,
} satisfies Partial<Record<QuestionKind, Field>>;

/** The kinds without a field; when this is `never`, the notice that names them is dead code. */
export type KindWithoutField = Exclude<QuestionKind, keyof typeof fields>;

export function hasField(kind: QuestionKind): kind is keyof typeof fields {
  return Object.hasOwn(fields, kind);
}
