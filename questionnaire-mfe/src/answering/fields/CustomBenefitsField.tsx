import type { FieldProps } from './Field.ts';
import { TableField } from './table/TableField.tsx';

/** The share of employees that each benefit is open to, with a note: monetary ones and others. */
export function CustomBenefitsField(props: FieldProps) {
  return <TableField {...props} kind="custom-benefits" />;
}
