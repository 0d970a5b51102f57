import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingText } from '../../ui/index.ts';
import { usePlatform } from '../platform.ts';

/** In the place of a part that is on its way for the first time; the page's bar counts it. */
export function LoadingPart() {
  const { t } = useTranslation('platform');
  const { pending } = usePlatform();
  useEffect(() => pending.begin(), [pending]);
  return <LoadingText>{t('loading')}</LoadingText>;
}
