import { numberExtras } from './extras/numberExtras.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { CheckboxAnswers } from './CheckboxAnswers.tsx';
import { useBoundsHint } from './useBoundsHint.ts';

/** Multiple choice with an integer percentage for each chosen answer. */
export function MultiChoicePercentageField(props: QuestionFieldProps) {
  const hint = useBoundsHint('percentage');
  return <CheckboxAnswers {...props} extra={numberExtras.percentage} hint={hint} />;
}
