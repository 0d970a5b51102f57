import type { FieldProps } from './Field.ts';
import { TableField } from './table/TableField.tsx';

/** A table of the composition of the workforce, with figures for two years. */
export function CustomDiversityField(props: FieldProps) {
  return <TableField {...props} kind="custom-diversity" />;
}
