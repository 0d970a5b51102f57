import { isUnsent, usePlatform } from '@cert/shared/platform';

/** Returns a function that sends all unsent changes and then returns whether the server has stored all of them. */
export function useSendUnsent(): () => Promise<boolean> {
  const { queue, session } = usePlatform();
  return async () => {
    const own = queue.get();
    if (!own) return true;
    // Until the password of the office is changed, every call waits.
    if (!session.get()?.isPasswordDue) {
      own.sendAll();
      await own.settled();
    }
    return ![...own.get().entries.values()].some(isUnsent);
  };
}
