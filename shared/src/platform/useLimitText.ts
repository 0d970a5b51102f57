import { useTranslation } from 'react-i18next';
import type { TextDraftStore, TextLimit } from '../ui/index.ts';
import { useFormatTooLongMessage } from './useFormatTooLongMessage.ts';

/** Creates the limit of a text field of at most `most` characters. */
export type LimitText = (most: number, draft: TextDraftStore) => TextLimit;

/**
 * Returns the function that limits the text of a field that saves automatically: a text that is too long, or that
 * conflicts with what was stored meanwhile, stays in the field as the draft. See
 * docs/product/saving.md#texts-that-are-too-long.
 */
export function useLimitText(): LimitText {
  const { t } = useTranslation('platform');
  const tooLongText = useFormatTooLongMessage();
  const versionTexts = {
    changed: t('conflict.notSaved'),
    title: t('queue.conflictChoose'),
    mine: t('conflict.mine'),
    theirs: t('conflict.stored'),
    keepMine: t('conflict.keepMine'),
    takeTheirs: t('conflict.takeStored'),
    empty: t('queue.cleared'),
  };
  return (most, draft) => ({ issueOf: (text) => tooLongText(text, most), draft, versionTexts });
}
