import { useTranslation } from 'react-i18next';
import { isRefusal } from '@cert/shared/domain';
import { failureCode } from '@cert/shared/platform';

/** Longer waits are shown in minutes. */
const maxSeconds = 90;

/** Formats why a sign-in failed: wrong password, too many attempts (with the wait), unreachable, or server error. */
export function useSignInErrorText(): (failure: unknown) => string {
  const { t } = useTranslation('shell');
  const { t: tPlatform } = useTranslation('platform');

  return (failure) => {
    if (isRefusal(failure) && failure.code === 'invalid-input') return t('signIn.wrong');
    const seconds = waitSeconds(failure);
    if (seconds === undefined) return tPlatform(`failed.${failureCode(failure)}`);
    return seconds <= maxSeconds
      ? t('signIn.waitSeconds', { count: seconds })
      : t('signIn.waitMinutes', { count: Math.ceil(seconds / 60) });
  };
}

/** `retryAfterSeconds` of the refusal `slow-down`. */
function waitSeconds(failure: unknown): number | undefined {
  if (!isRefusal(failure) || failure.code !== 'slow-down') return undefined;
  const retryAfterSeconds = failure.details?.retryAfterSeconds;
  return retryAfterSeconds === undefined ? undefined : Math.ceil(retryAfterSeconds);
}
