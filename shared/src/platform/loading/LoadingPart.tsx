import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/index.ts';
import { usePlatform } from '../platform.ts';

/**
 * Rendered in place of a part that is loading for the first time. It is counted in `pending`, so that the loading bar
 * is shown.
 */
export function LoadingPart() {
  const { t } = useTranslation('platform');
  const { pending } = usePlatform();
  useEffect(() => pending.begin(), [pending]);
  return <Skeleton>{t('loading')}</Skeleton>;
}
