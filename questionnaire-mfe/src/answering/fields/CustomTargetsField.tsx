import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { TableField } from './table/TableField.tsx';

/** The indicator and the target of each HR process. */
export function CustomTargetsField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-targets" />;
}
