import type { QuestionFieldProps } from '../fields/QuestionFieldComponent.ts';
import { fieldByKind } from '../fields/fieldByKind.ts';

export function QuestionField(props: QuestionFieldProps) {
  const Field = fieldByKind[props.question.type];
  return <Field {...props} />;
}
