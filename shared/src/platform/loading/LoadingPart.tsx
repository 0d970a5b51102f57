import { useEffect } from 'react';
import { LoadingText } from '../../ui/index.ts';
import { usePlatform } from '../platform.ts';
import { usePlatformWords } from '../platformWords.ts';

/** In the place of a part that is on its way for the first time; the page's bar counts it. */
export function LoadingPart() {
  const t = usePlatformWords();
  const { pending } = usePlatform();
  useEffect(() => pending.begin(), [pending]);
  return <LoadingText>{t('loading')}</LoadingText>;
}
