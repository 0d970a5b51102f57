import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/index.ts';
import type { QueueEntry } from './queueEntry.ts';

type Props = { entry: QueueEntry };

/**
 * A link to a conflict that is on another page. On the page of the conflict the question shows it, so no link is
 * needed.
 */
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
