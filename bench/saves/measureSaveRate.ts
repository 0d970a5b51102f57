import type { AnswerWriter } from './createAnswerWriters.ts';

/** Lets all writers save; each one saves again as soon as its save is acknowledged. @returns saves per second */
export async function measureSaveRate(
  writers: readonly AnswerWriter[],
  seconds: number,
): Promise<number> {
  const start = performance.now();
  const untilMs = start + seconds * 1000;
  let saves = 0;
  await Promise.all(
    writers.map(async (save) => {
      while (performance.now() < untilMs) {
        await save();
        saves += 1;
      }
    }),
  );
  return (saves * 1000) / (performance.now() - start);
}
