import { isRefusal } from '@cert/shared/domain';
import { failureCode, usePlatformWords } from '@cert/shared/platform';
import { useShellWords } from '../shellWords.ts';

/** Waits of more than this many seconds are told in minutes. */
const mostSeconds = 90;

/** Says why a sign-in did not work: wrong, to be slowed down and for how long, unreachable, or the server's fault. */
export function useFailureSentence(): (failure: unknown) => string {
  const t = useShellWords();
  const platformWords = usePlatformWords();

  return (failure) => {
    if (isRefusal(failure) && failure.code === 'invalid-input') return t('signIn.wrong');
    const seconds = waitSeconds(failure);
    if (seconds === undefined) return platformWords(`failed.${failureCode(failure)}`);
    return seconds <= mostSeconds
      ? t('signIn.waitSeconds', { count: seconds })
      : t('signIn.waitMinutes', { count: Math.ceil(seconds / 60) });
  };
}

/** `retryAfterSeconds` of the refusal slow-down. */
function waitSeconds(failure: unknown): number | undefined {
  if (!isRefusal(failure) || failure.code !== 'slow-down') return undefined;
  const { retryAfterSeconds } = (failure.details ?? {}) as { retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === 'number' ? Math.ceil(retryAfterSeconds) : undefined;
}
