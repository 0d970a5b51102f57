import { isTableKind, tables } from '@cert/shared/domain';
import type { OutlinedQuestion } from './outline.ts';
import type { QuestionIssue } from './questionIssue.ts';

/** Checks that a table question has exactly the rows of its kind, and that other questions have none. */
export function findTableIssues({ kind, rows }: OutlinedQuestion): QuestionIssue[] {
  if (!kind) return [];
  if (!isTableKind(kind))
    return rows ? [{ path: ['rows'], message: `${kind} has no table and so no rows` }] : [];
  const wanted = Object.fromEntries(tables[kind].map((group) => [group.key, group.rows.length]));
  const groups = new Set([...Object.keys(wanted), ...Object.keys(rows ?? {})]);
  return [...groups].flatMap((group) => {
    const path = rows?.[group] ? ['rows', group] : ['rows'];
    const found = rows?.[group]?.length ?? 0;
    const count = wanted[group] ?? 0;
    if (found === count) return [];
    return [{ path, message: `${kind} has ${count} rows of ${group}, not ${found}` }];
  });
}
