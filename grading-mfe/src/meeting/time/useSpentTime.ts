import { useEffect, useState } from 'react';
import { usePlatform } from '@cert/shared/platform';
import { dayOf, saveSpentTime, readSpentTime } from './spentTime.ts';

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
