import type { HistoryEntry } from '@cert/shared/contract';

/** Whether the values of a history entry are grades of an area. */
export function isGradeKind(kind: HistoryEntry['kind']): boolean {
  return kind === 'own-grade' || kind === 'final-grade';
}
