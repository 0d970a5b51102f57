import type { FieldProps } from './Field.ts';
import { TableField } from './table/TableField.tsx';

/** For each communication channel: the percentage of employees it reaches, and a note. */
export function CustomCommlistField(props: FieldProps) {
  return <TableField {...props} kind="custom-commlist" />;
}
