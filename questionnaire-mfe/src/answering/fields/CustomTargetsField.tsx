import type { FieldProps } from './Field.ts';
import { TableField } from './table/TableField.tsx';

/** The indicator and the target of each HR process. */
export function CustomTargetsField(props: FieldProps) {
  return <TableField {...props} kind="custom-targets" />;
}
