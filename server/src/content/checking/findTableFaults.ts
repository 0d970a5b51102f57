import type { QuestionKind } from '@cert/shared/domain';
import { familyOf } from './familyOf.ts';
import type { OutlinedQuestion } from './outline.ts';
import type { QuestionFault } from './questionFault.ts';

type TableKind = Extract<QuestionKind, `custom-${string}`>;

/** How many rows each group of a table has (spec 1 §3, "Custom answer values"). */
const rowCounts: Record<TableKind, { [group: string]: number }> = {
  'custom-benefits': { monetary: 20, nonmonetary: 24 },
  'custom-commlist': { channels: 7 },
  'custom-diversity': { measures: 6 },
  'custom-targets': { processes: 22 },
};

/** Whether a table question has exactly the rows of its kind, and any other question none. */
export function findTableFaults({ kind, rows }: OutlinedQuestion): QuestionFault[] {
  if (!kind) return [];
  if (!isTable(kind))
    return rows ? [{ path: ['rows'], message: `${kind} has no table and so no rows` }] : [];
  const wanted = rowCounts[kind];
  const groups = new Set([...Object.keys(wanted), ...Object.keys(rows ?? {})]);
  return [...groups].flatMap((group) => {
    const path = rows?.[group] ? ['rows', group] : ['rows'];
    const found = rows?.[group]?.length ?? 0;
    const count = wanted[group] ?? 0;
    if (found === count) return [];
    return [{ path, message: `${kind} has ${count} rows of ${group}, not ${found}` }];
  });
}

function isTable(kind: QuestionKind): kind is TableKind {
  return familyOf(kind) === 'table';
}
