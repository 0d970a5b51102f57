import type { DeskRow } from '@cert/shared/contract';
import { aDeskRow as aClientsRow } from '@cert/shared/testing';

/** A certifier's row: Jadran Foods 2026, half answered. The next task is the client's. */
export function aDeskRow(given: Partial<DeskRow> = {}): DeskRow {
  return aClientsRow({
    role: 'certifier',
    next: { task: 'answer', mine: 0, count: 12 },
    ...given,
  });
}
