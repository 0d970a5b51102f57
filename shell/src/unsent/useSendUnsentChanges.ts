import { isUnsent, usePlatform } from '@cert/shared/platform';

/** Returns a function that sends all unsent changes and then returns whether the server has stored all of them. */
export function useSendUnsentChanges(): () => Promise<boolean> {
  const { queue, session } = usePlatform();
  return async () => {
    const own = queue.get();
    if (!own) return true;
    // While the person still has to change the password or set up a second factor, every call waits, and the queue
    // would not settle.
    if (!session.get()?.due) {
      own.sendAll();
      await own.settled();
    }
    return ![...own.get().entries.values()].some(isUnsent);
  };
}
