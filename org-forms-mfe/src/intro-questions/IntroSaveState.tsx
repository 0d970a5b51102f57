import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatSavedAt } from '@cert/shared/i18n';
import { useLanguage, usePlatform, useStore, type QueuedField } from '@cert/shared/platform';
import { saveStateStyle } from '@cert/shared/ui';

type Props = { status: QueuedField['status'] };

/** The save state of a text, and the name of another person who changed it while the page was open. */
export function IntroSaveState({ status }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const ownName = useStore(usePlatform().session)?.name;
  const savedAt = status.kind === 'stored' ? status.savedAt : undefined;
  const [firstSavedAt] = useState(savedAt);
  switch (status.kind) {
    case 'empty':
      return null;
    case 'waiting':
    case 'sending':
      return <Line data-kind="now">{t('intro.saving.now')}</Line>;
    case 'failed':
    case 'refused':
    case 'conflict':
      return <Line data-kind={status.kind}>{t(`intro.saving.${status.kind}`)}</Line>;
    case 'stored': {
      const name = status.savedBy;
      const time = formatSavedAt(status.savedAt, language);
      const isByOther = name !== undefined && name !== ownName;
      if (isByOther && status.savedAt !== firstSavedAt)
        return <Line data-kind="other">{t('intro.saving.changedBy', { name, time })}</Line>;
      return (
        <Line data-kind="stored">
          {isByOther
            ? t('intro.saving.savedBy', { name, time })
            : t('intro.saving.saved', { time })}
        </Line>
      );
    }
  }
}

const Line = styled.p`
  ${saveStateStyle}
`;
