import { useTranslation } from 'react-i18next';
import type { LockReason } from '@cert/shared/domain';
import { Notice } from '@cert/shared/ui';

type Props = { id: string; lock: LockReason };

/** Why nothing on this page can be changed, said once for all questions. */
export function AreaLock({ id, lock }: Props) {
  const { t } = useTranslation('platform');
  return (
    <Notice tone="info">
      <span id={id}>{t(`lock.${lock}`)}</span>
    </Notice>
  );
}
