import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerWriter } from './createAnswerWriters.ts';

/**
 * Lets all writers save at a constant rate, evenly spread over each period.
 * @returns for each save the time from when it was due to its acknowledgement, in ms; this includes waiting for the
 *   writer's previous save
 */
export async function measurePacedSaves(
  writers: readonly AnswerWriter[],
  { everyMs, seconds }: { everyMs: number; seconds: number },
): Promise<number[]> {
  const startMs = performance.now();
  const times: number[] = [];
  await Promise.all(
    writers.map(async (save, index) => {
      const firstMs = startMs + (index * everyMs) / writers.length;
      for (let dueMs = firstMs; dueMs < startMs + seconds * 1000; dueMs += everyMs) {
        await wait(Math.max(0, dueMs - performance.now()));
        await save();
        times.push(performance.now() - dueMs);
      }
    }),
  );
  return times;
}
