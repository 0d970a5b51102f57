import { useTranslation } from 'react-i18next';
import type { LockReason } from '../domain/index.ts';
import { formatDayTime } from '../i18n/index.ts';
import { Notice } from '../ui/index.ts';
import { useRead } from './api/useRead.ts';
import { useLanguage } from './platform.ts';

type Props = {
  questionnaireId: number;
  lock: LockReason;
  /** Id of the notice, for the `aria-describedby` of the locked elements. */
  id?: string;
  title?: string;
};

/**
 * Explains once, for a whole page, why a client cannot change anything. For a locked questionnaire it also shows who
 * locked it and when, and what the next step is. See docs/product/answering.md#submission.
 */
export function LockNotice({ questionnaireId, lock, id, title }: Props) {
  const { t } = useTranslation('platform');
  const who = useLockedByText(lock === 'questionnaire-locked' ? questionnaireId : undefined);
  return (
    <Notice tone="info" title={title}>
      <p id={id}>
        <span>{t(`lock.${lock}`)}</span>
        {who && ` ${who.text}`}
      </p>
      {lock === 'questionnaire-locked' && <p>{t('locked.next')}</p>}
    </Notice>
  );
}

/**
 * A sentence that says who has locked the questionnaire and when, and whether it was the user (`isOwn`). Undefined
 * while the questionnaire is open or its data is not loaded.
 * @param questionnaireId if undefined, nothing is read from the server
 */
export function useLockedByText(
  questionnaireId: number | undefined,
): { text: string; isOwn: boolean } | undefined {
  const { t } = useTranslation('platform');
  const language = useLanguage();
  const info = useRead('info', questionnaireId === undefined ? null : { id: questionnaireId });
  const submission = info.data?.submission;
  if (!submission) return undefined;
  const { by, own } = submission;
  const time = formatDayTime(submission.at, language);
  const isOwn = own === 1;
  if (isOwn) return { text: t('locked.own', { time }), isOwn };
  return { text: t('locked.by', { name: by ?? t('locked.office'), time }), isOwn };
}
