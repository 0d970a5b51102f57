import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { TableField } from './table/TableField.tsx';

/** For each monetary or other benefit: the percentage of employees who can use it, and a note. */
export function CustomBenefitsField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-benefits" />;
}
