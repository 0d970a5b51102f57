import type { FieldProps } from './Field.ts';
import { TableField } from './table/TableField.tsx';

/** What the workforce is made of, in two years. */
export function CustomDiversityField(props: FieldProps) {
  return <TableField {...props} kind="custom-diversity" />;
}
