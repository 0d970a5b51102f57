import { isRefusal } from '../../domain/index.ts';
import type { Api } from '../api/api.ts';
import type { Clock } from '../queue/saveQueue.ts';
import { liveRefreshMs } from './liveRefreshMs.ts';

/** Called with the tag of what stands on the questionnaire now; undefined when the reader may no longer ask. */
export type TagListener = (tag: string | undefined) => void;

/** Tells the parts of a page, all by one small call every 15 seconds, whether what they show is still the newest. */
export type LiveTags = {
  /** @returns the function that ends it */
  follow(questionnaireId: number, listener: TagListener): () => void;
};

/** Asks while somebody follows and the tab is visible; a tab that becomes visible again asks at once when it is time. */
export function createLiveTags({ api, clock }: { api: Pick<Api, 'read'>; clock: Clock }): LiveTags {
  const followers = new Map<number, Set<TagListener>>();
  const asking = new Set<number>();
  let stopWaiting: (() => void) | undefined;
  let nextAt = 0;

  const isHidden = () => document.visibilityState === 'hidden';

  function wait(): void {
    stopWaiting = clock.after(Math.max(0, nextAt - clock.now()), beat);
  }

  function beat(): void {
    stopWaiting = undefined;
    if (followers.size === 0 || isHidden()) return;
    nextAt = clock.now() + liveRefreshMs;
    for (const id of followers.keys()) void ask(id);
    wait();
  }

  async function ask(id: number): Promise<void> {
    // A call can take longer than a beat: one that waits for a new sign-in does.
    if (asking.has(id)) return;
    asking.add(id);
    try {
      tell(id, (await api.read('changeTag', { id })).tag);
    } catch (failure) {
      // Who was taken off the team reads again, and is told so; whatever else went wrong, the next beat asks again.
      if (isRefusal(failure) && failure.code === 'not-found') tell(id, undefined);
    } finally {
      asking.delete(id);
    }
  }

  function tell(id: number, tag: string | undefined): void {
    for (const listener of [...(followers.get(id) ?? [])]) listener(tag);
  }

  document.addEventListener('visibilitychange', () => {
    if (!isHidden() && !stopWaiting && followers.size > 0) wait();
  });

  return {
    follow(questionnaireId, listener) {
      const listeners = followers.get(questionnaireId) ?? new Set();
      followers.set(questionnaireId, listeners.add(listener));
      if (!stopWaiting) {
        // What was read just now need not be asked for before its time.
        nextAt = Math.max(nextAt, clock.now() + liveRefreshMs);
        wait();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) followers.delete(questionnaireId);
      };
    },
  };
}
