import { NumericAnswerField } from './NumericAnswerField.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';

/** An amount in euro, the only currency of the programme. */
export function CurrencyField(props: QuestionFieldProps) {
  return (
    <NumericAnswerField {...props} kind="currency" unit={props.question.answers[0]?.unit ?? '€'} />
  );
}
