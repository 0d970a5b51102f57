import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatSavedAt } from '@cert/shared/i18n';
import { useLanguage, usePlatform, useStore, type QueuedField } from '@cert/shared/platform';
import { fontFamily, saveStateStyle } from '@cert/shared/ui';

type Props = { status: QueuedField['status'] };

/** The save state of a text, and who saved it last. */
export function FieldSaveState({ status }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const ownName = useStore(usePlatform().session)?.name;
  switch (status.kind) {
    case 'empty':
      return null;
    case 'waiting':
    case 'sending':
      return <Line data-kind="now">{t('editing.saving.now')}</Line>;
    case 'failed':
    case 'refused':
    case 'conflict':
      return <Line data-kind={status.kind}>{t(`editing.saving.${status.kind}`)}</Line>;
    case 'stored': {
      const name = status.savedBy;
      const time = formatSavedAt(status.savedAt, language);
      const isByOther = name !== undefined && name !== ownName;
      return (
        <Line data-kind="stored">
          {isByOther
            ? t('editing.saving.savedBy', { name, time })
            : t('editing.saving.saved', { time })}
        </Line>
      );
    }
  }
}

const Line = styled.p`
  font-family: ${fontFamily.sans};
  line-height: 1.4;
  ${saveStateStyle}
`;
