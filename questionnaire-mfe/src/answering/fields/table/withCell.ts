import type { TableValue } from '@cert/shared/domain';

/** Returns the table with new content in one cell. An empty cell is removed from the table. */
export function withCell(
  table: TableValue,
  name: string,
  content: string | number | null,
): TableValue {
  const isBlank = content === null || (typeof content === 'string' && content.trim() === '');
  if (!isBlank) return { ...table, [name]: content };
  return Object.fromEntries(Object.entries(table).filter(([cell]) => cell !== name));
}
