import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingText } from '../../ui/index.ts';
import { usePlatform } from '../platform.ts';

/** Stands for a part that is loading for the first time; the loading bar of the page counts it. */
export function LoadingPart() {
  const { t } = useTranslation('platform');
  const { pending } = usePlatform();
  useEffect(() => pending.begin(), [pending]);
  return <LoadingText>{t('loading')}</LoadingText>;
}
