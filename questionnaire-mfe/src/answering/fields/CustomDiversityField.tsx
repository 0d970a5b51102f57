import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { TableField } from './table/TableField.tsx';

/** A table of the composition of the workforce, with figures for two years. */
export function CustomDiversityField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-diversity" />;
}
