import type { DeskRow } from '@cert/shared/contract';

/** A certifier's row: Jadran Foods 2026, half answered. The next task is the client's. */
export function aDeskRow(given: Partial<DeskRow> = {}): DeskRow {
  return {
    id: 7,
    title: 'Jadran Foods',
    year: 2026,
    role: 'certifier',
    state: 'open',
    completeness: 50,
    dates: { answersDue: null, meetingAt: null, reportDue: null },
    changedAt: null,
    next: { task: 'answer', mine: 0, count: 12 },
    ...given,
  };
}
