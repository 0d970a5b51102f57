import { NumericAnswerField } from './NumericAnswerField.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';

/** An integer. The content defines the unit. */
export function NumberKindField(props: QuestionFieldProps) {
  return <NumericAnswerField {...props} kind="number" unit={props.question.answers[0]?.unit} />;
}
