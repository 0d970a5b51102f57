import { useTranslation } from 'react-i18next';
import type { LockReason } from '@cert/shared/domain';
import { Notice } from '@cert/shared/ui';

type Props = { id: string; lock: LockReason };

/** Explains once, for all questions on the page, why the reader cannot change anything. */
export function AreaLockNotice({ id, lock }: Props) {
  const { t } = useTranslation('platform');
  return (
    <Notice tone="info">
      <span id={id}>{t(`lock.${lock}`)}</span>
    </Notice>
  );
}
