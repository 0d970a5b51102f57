import type { FieldProps } from './Field.ts';
import { TableField } from './table/TableField.tsx';

/** The share of employees that each communication channel reaches, with a note. */
export function CustomCommlistField(props: FieldProps) {
  return <TableField {...props} kind="custom-commlist" />;
}
