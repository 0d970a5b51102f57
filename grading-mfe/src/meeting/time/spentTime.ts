import type { KeyValueStorage } from '@cert/shared/platform';

/** Which area's time it is; `day` as `2026-11-20`: on another day it starts anew. */
export type TimedArea = { questionnaireId: number; areaId: number; day: string };

/** The calendar day of a moment in the reader's time zone. */
export function dayOf(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const month = twoDigits(moment.getMonth() + 1);
  return [moment.getFullYear(), month, twoDigits(moment.getDate())].join('-');
}

/** How long the team has spoken about an area on that day, in milliseconds; this browser's knowledge only. */
export function readSpent(storage: KeyValueStorage, { areaId, ...of }: TimedArea): number {
  return readDay(storage, of)[areaId] ?? 0;
}

export function saveSpent(
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
    // Somebody else wrote under our key: then nothing is known.
    return {};
  }
}
