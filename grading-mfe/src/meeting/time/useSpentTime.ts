import { useEffect, useState } from 'react';
import { usePlatform, type KeyValueStorage } from '@cert/shared/platform';

/**
 * Maximum gap between two ticks that counts as spent time, in milliseconds. In a longer gap the computer was asleep.
 * Browsers run the timers of hidden tabs only once a minute, so the limit is above a minute.
 */
const maxTickMs = 90_000;
const tickMs = 1000;

/**
 * Returns for how long the timer of the area has run today in this browser, in milliseconds. It grows while `isRunning`
 * is true, also when the computer's clock is set back, and begins anew at midnight. See
 * docs/product/grading.md#meeting.
 */
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
  const [{ day, ms }, setSpent] = useState((): SpentTime => {
    const today = toLocalDay(new Date());
    return { day: today, ms: readSpentTime(storage, { questionnaireId, areaId, day: today }) };
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const gapMs = now - last;
      last = now;
      setSpent((before) => addTick(before, { gapMs, today: toLocalDay(new Date(now)) }));
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    saveSpentTime(storage, { questionnaireId, areaId, day }, ms);
  }, [storage, questionnaireId, areaId, day, ms]);
  return ms;
}

/** The time spent on one area on the day `day`. */
type SpentTime = { day: string; ms: number };

/**
 * Adds the time since the last tick. Adds nothing for a gap below 0, because the clock was then set back, or for a gap
 * above `maxTickMs`. On a later day the time begins anew; on an earlier day it goes on.
 */
function addTick(before: SpentTime, { gapMs, today }: { gapMs: number; today: string }): SpentTime {
  if (today > before.day) return { day: today, ms: 0 };
  const isTalk = gapMs > 0 && gapMs <= maxTickMs;
  return isTalk ? { ...before, ms: before.ms + gapMs } : before;
}

/**
 * Identifies the time of one area on one day. `day` is for example `2026-11-20`; on a new day the time starts from 0.
 */
type TimedArea = { questionnaireId: number; areaId: number; day: string };

/** Returns the calendar day of an instant in the browser's time zone, as in `2026-11-20`. */
export function toLocalDay(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const month = twoDigits(moment.getMonth() + 1);
  return [moment.getFullYear(), month, twoDigits(moment.getDate())].join('-');
}

/** Returns the time spent on an area on that day, in milliseconds; 0 if this browser has stored none for the day. */
export function readSpentTime(storage: KeyValueStorage, { areaId, ...of }: TimedArea): number {
  return Math.max(0, Number(readDay(storage, of)[areaId]) || 0);
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
    // The stored value is not valid JSON. Start from zero.
    return {};
  }
}
