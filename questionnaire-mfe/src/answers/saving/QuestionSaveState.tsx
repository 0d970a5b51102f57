import { useState } from 'react';
import { styled } from 'styled-components';
import type { FormKey } from '@cert/shared/domain';
import { formatSavedAt } from '@cert/shared/i18n';
import { useLanguage, usePlatform, useStore } from '@cert/shared/platform';
import { saveStateStyle } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { useSaveState } from './useSaveState.ts';

type Props = { keys: readonly FormKey[] };

/**
 * Shows whether a question's answer and comment are saved, who else changed them while the page was open, and a warning
 * that an invalid entry is not saved.
 */
export function QuestionSaveState({ keys }: Props) {
  const { t } = useOpenCategory();
  return (
    <Lines>
      <span data-kind="issue">{t('saving.issue')}</span>
      <Standing keys={keys} />
    </Lines>
  );
}

function Standing({ keys }: Props) {
  const { t } = useOpenCategory();
  const language = useLanguage();
  const ownName = useStore(usePlatform().session)?.name;
  const { kind, savedAt = '', savedBy } = useSaveState(keys);
  const [firstSavedAt] = useState(savedAt);
  switch (kind) {
    case 'empty':
      return null;
    case 'waiting':
    case 'sending':
      return <span data-kind={kind}>{t('saving.now')}</span>;
    case 'failed':
    case 'refused':
    case 'conflict':
      return <span data-kind={kind}>{t(`saving.${kind}`)}</span>;
    case 'stored': {
      const time = formatSavedAt(savedAt, language);
      const isByOther = savedBy !== undefined && savedBy !== ownName && savedAt !== firstSavedAt;
      if (isByOther)
        return <span data-kind="other">{t('saving.changedBy', { name: savedBy, time })}</span>;
      return <span data-kind={kind}>{t('saving.saved', { time })}</span>;
    }
  }
}

/** CSS detects an invalid input in the card, so that no React state has to follow the inputs. */
const withIssue = "section:has([aria-invalid='true'])";

const Lines = styled.span`
  & > [data-kind] {
    ${saveStateStyle}
  }

  & > [data-kind='issue'],
  ${withIssue} & > [data-kind] {
    display: none;
  }

  ${withIssue} & > [data-kind='issue'] {
    display: inline;
  }
`;
