import { findUnfinishedPart, type UnfinishedPart } from './unfinished.ts';

type Options = {
  /** Called in each frame with the part that is not ready yet. */
  onWait?: (part: UnfinishedPart) => void;
  /** Ends the waiting. */
  signal?: AbortSignal;
};

/**
 * Waits until all sheets are rendered and have their final sizes, with their fonts and charts.
 * @returns whether they are; false if the waiting was ended
 */
export async function waitForSheets({ onWait, signal }: Options = {}): Promise<boolean> {
  for (let part = findUnfinishedPart(); part; part = findUnfinishedPart()) {
    if (signal?.aborted) return false;
    onWait?.(part);
    await new Promise(requestAnimationFrame);
  }
  return true;
}
