import type { TableValue } from '@cert/shared/domain';

/** The table with another content in one cell. An emptied cell is left out, as one that was never filled. */
export function withCell(
  table: TableValue,
  name: string,
  content: string | number | null,
): TableValue {
  const isBlank = content === null || (typeof content === 'string' && content.trim() === '');
  if (!isBlank) return { ...table, [name]: content };
  return Object.fromEntries(Object.entries(table).filter(([cell]) => cell !== name));
}
