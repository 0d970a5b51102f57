import type { LockReason } from '@cert/shared/domain';
import { usePlatformWords } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';

type Props = { id: string; lock: LockReason };

/** Why nothing on this page can be changed, said once for all questions. */
export function AreaLock({ id, lock }: Props) {
  const t = usePlatformWords();
  return (
    <Notice tone="info">
      <span id={id}>{t(`lock.${lock}`)}</span>
    </Notice>
  );
}
