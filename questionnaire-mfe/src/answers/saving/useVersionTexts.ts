import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import type { VersionTexts } from './describeVersion.ts';

/** The texts that describe versions of an answer, in the reader's language. */
export function useVersionTexts(): VersionTexts {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  return {
    language,
    columnName: (column) => t(`table.column.${column}`),
    none: t('version.none'),
    ticked: t('version.ticked'),
    unticked: t('version.unticked'),
  };
}
