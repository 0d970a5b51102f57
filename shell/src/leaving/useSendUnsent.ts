import { isUnsent, usePlatform } from '@cert/shared/platform';

/** Sends what is unsent and waits for it. The returned function says whether everything has reached the server. */
export function useSendUnsent(): () => Promise<boolean> {
  const { queue } = usePlatform();
  return async () => {
    const own = queue.get();
    if (!own) return true;
    own.sendAll();
    await own.settled();
    return ![...own.get().entries.values()].some(isUnsent);
  };
}
