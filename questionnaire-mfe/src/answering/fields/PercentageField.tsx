import { NumericAnswerField } from './NumericAnswerField.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';

/** An integer percentage. */
export function PercentageField(props: QuestionFieldProps) {
  return <NumericAnswerField {...props} kind="percentage" unit="%" />;
}
