import { numberExtras } from './extras/numberExtras.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { CheckboxAnswers } from './CheckboxAnswers.tsx';
import { useBoundsHint } from './useBoundsHint.ts';

/** Multiple choice with an integer for each chosen answer. The content defines the unit. */
export function MultiChoiceNumberField(props: QuestionFieldProps) {
  const hint = useBoundsHint('number');
  return <CheckboxAnswers {...props} extra={numberExtras.number} hint={hint} />;
}
