import { useEffect, useState } from 'react';
import { usePlatform, type KeyValueStorage } from '@cert/shared/platform';

/**
 * A longer gap between two ticks means that the computer slept, so it does not count. Hidden tabs tick once a minute.
 */
const maxTickMs = 90_000;
const tickMs = 1000;

/** Returns how long the team has discussed the area today, in milliseconds. It grows while `isRunning` is set. */
export function useSpentTime({
  questionnaireId,
  areaId,
  isRunning,
}: {
  questionnaireId: number;
  areaId: number;
  isRunning: boolean;
}): number {
  const { storage } = usePlatform();
  const [spentMs, setSpentMs] = useState(() =>
    readSpentTime(storage, { questionnaireId, areaId, day: dayOf(new Date()) }),
  );
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = Date.now();
    const timer = setInterval(() => {
      const gap = Date.now() - last;
      last += gap;
      if (gap <= maxTickMs) setSpentMs((before) => before + gap);
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    saveSpentTime(storage, { questionnaireId, areaId, day: dayOf(new Date()) }, spentMs);
  }, [storage, questionnaireId, areaId, spentMs]);
  return spentMs;
}

/** Identifies the time of one area on one day. `day` is for example `2026-11-20`; each day starts from zero. */
type TimedArea = { questionnaireId: number; areaId: number; day: string };

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
