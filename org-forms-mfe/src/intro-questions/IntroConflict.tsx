import { useTranslation } from 'react-i18next';
import { formatSavedAt } from '@cert/shared/i18n';
import { extractText, useLanguage, type StoredValue } from '@cert/shared/platform';
import { VersionChoice } from '@cert/shared/ui';

type Props = { mine: string; theirs: StoredValue; onChoose: (whose: 'mine' | 'theirs') => void };

/** Shows both versions of a text that two people changed, and lets the person choose one. */
export function IntroConflict({ mine, theirs, onChoose }: Props) {
  const { t } = useTranslation('org-forms');
  const time = formatSavedAt(theirs.savedAt, useLanguage());
  return (
    <VersionChoice
      title={t('intro.conflict.title')}
      mine={{
        label: t('intro.conflict.mine'),
        content: mine || t('intro.conflict.cleared'),
        choose: t('intro.conflict.keepMine'),
      }}
      theirs={{
        label: t('intro.conflict.theirs', { name: theirs.savedBy, time }),
        content: extractText(theirs) || t('intro.conflict.cleared'),
        choose: t('intro.conflict.takeTheirs'),
      }}
      onChoose={onChoose}
    />
  );
}
