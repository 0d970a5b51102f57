import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/index.ts';
import { useLanguage } from './platform.ts';

/** Says by how many characters a text exceeds `most` characters; undefined if it fits. */
export type FormatTooLongMessage = (text: string, most: number) => string | undefined;

/**
 * Returns the function that says that a text is too long to be saved. It counts as the server does: UTF-16 units. See
 * docs/product/saving.md#texts-that-are-too-long.
 */
export function useFormatTooLongMessage(): FormatTooLongMessage {
  const { t } = useTranslation('platform');
  const language = useLanguage();
  return (text, most) => {
    const count = text.length - most;
    return count > 0 ? t('tooLong', { count, letters: formatNumber(count, language) }) : undefined;
  };
}
