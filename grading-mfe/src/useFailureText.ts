import { useTranslation } from 'react-i18next';
import { isRefusal, type LockReason } from '@cert/shared/domain';
import { toFailureCode } from '@cert/shared/platform';

/** Returns a function that explains an error in one sentence. If something is locked, it says why. */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useTranslation('platform');
  return (failure) => {
    const reason = lockReasonOf(failure);
    return reason ? t(`lock.${reason}`) : t(`failed.${toFailureCode(failure)}`);
  };
}

function lockReasonOf(failure: unknown): LockReason | undefined {
  if (!isRefusal(failure) || failure.code !== 'locked') return undefined;
  return failure.details?.reason;
}
