import type { FieldProps } from './Field.ts';
import { TableField } from './table/TableField.tsx';

/** The composition of the workforce in two years. */
export function CustomDiversityField(props: FieldProps) {
  return <TableField {...props} kind="custom-diversity" />;
}
