import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/index.ts';
import type { QueueEntry } from './queueEntry.ts';

type Props = { entry: QueueEntry };

/** The way to a change that waits for a choice on another page than the open one; there the question itself says so. */
export function ConflictElsewhere({ entry: { status, description } }: Props) {
  const { t } = useTranslation('platform');
  const { pathname } = useLocation();
  if (status.kind !== 'conflict' || !description) return null;
  const [page] = description.address.split('#');
  if (page === pathname) return null;
  return (
    <Notice tone="warning" title={t('queue.conflictTitle')}>
      <p>{t('queue.conflictChoose')}</p>
      <p>
        <Link to={description.address}>{description.title}</Link>
      </p>
    </Notice>
  );
}
