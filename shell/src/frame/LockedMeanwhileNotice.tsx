import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { useLockedByText } from '@cert/shared/platform';
import { IconButton, StickyNotice } from '@cert/shared/ui';

type Props = { questionnaireId: number; info: QuestionnaireInfo };

/**
 * Tells a client that somebody else has locked the questionnaire while the page was open. The page's own notice is at
 * its top and may be scrolled out of view, so this notice is visible at every scroll position.
 */
export function LockedMeanwhileNotice({ questionnaireId, info }: Props) {
  const { t } = useTranslation('platform');
  const { settings, ownFinalized } = info.questionnaire;
  const isLocked = ownFinalized === undefined && settings.locked === 1;
  /** Whether the user knows about the lock: it existed at the first render, or the user has closed the notice. */
  const [wasLocked, setWasLocked] = useState(isLocked);
  if (wasLocked && !isLocked) setWasLocked(false);
  const isNews = isLocked && !wasLocked;
  const who = useLockedByText(isNews ? questionnaireId : undefined);
  if (!isNews || who?.isOwn) return null;
  return (
    <StickyNotice
      tone="warning"
      title={t('locked.meanwhile')}
      action={<IconButton icon="close" label={t('dismiss')} onClick={() => setWasLocked(true)} />}
    >
      {who && <p>{who.text}</p>}
      <p>{t('locked.next')}</p>
    </StickyNotice>
  );
}
