import type { KeyValueStorage } from '@cert/shared/platform';

/** Identifies the time of one area on one day. `day` is for example `2026-11-20`; each day starts from zero. */
export type TimedArea = { questionnaireId: number; areaId: number; day: string };

/** Returns the calendar day of an instant in the reader's time zone. */
export function dayOf(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const month = twoDigits(moment.getMonth() + 1);
  return [moment.getFullYear(), month, twoDigits(moment.getDate())].join('-');
}

/** Returns how long the team has discussed an area on that day, in milliseconds. Stored only in this browser. */
export function readSpentTime(storage: KeyValueStorage, { areaId, ...of }: TimedArea): number {
  return readDay(storage, of)[areaId] ?? 0;
}

export function saveSpentTime(
  storage: KeyValueStorage,
  { areaId, ...of }: TimedArea,
  spentMs: number,
): void {
  const byArea = { ...readDay(storage, of), [areaId]: spentMs };
  storage.setItem(keyOf(of), JSON.stringify({ day: of.day, byArea }));
}

type Of = Omit<TimedArea, 'areaId'>;

const keyOf = ({ questionnaireId }: Of) => `meetingTime.${questionnaireId}`;

function readDay(storage: KeyValueStorage, of: Of): Record<string, number> {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(of)) ?? '{}') as {
      day?: string;
      byArea?: Record<string, number>;
    };
    return kept.day === of.day ? (kept.byArea ?? {}) : {};
  } catch {
    // The stored value is not a valid time, because other code has written it. Start from zero.
    return {};
  }
}
