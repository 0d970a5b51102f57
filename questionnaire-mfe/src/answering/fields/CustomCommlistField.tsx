import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { TableField } from './table/TableField.tsx';

/** For each communication channel: the percentage of employees it reaches, and a note. */
export function CustomCommlistField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-commlist" />;
}
