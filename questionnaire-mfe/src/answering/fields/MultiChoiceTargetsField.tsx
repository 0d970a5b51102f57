import { targetsExtra } from './extras/targetsExtra.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { CheckboxAnswers } from './CheckboxAnswers.tsx';

/** Multiple choice with an indicator and a target for each chosen answer. */
export function MultiChoiceTargetsField(props: QuestionFieldProps) {
  return <CheckboxAnswers {...props} extra={targetsExtra} />;
}
