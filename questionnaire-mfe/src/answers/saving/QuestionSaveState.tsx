import { styled } from 'styled-components';
import type { FormKey } from '@cert/shared/domain';
import { SaveStatus, useSaveState } from '@cert/shared/platform';
import { saveStateStyle } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { toAnswerField } from './describeAnswers.ts';

type Props = { keys: readonly FormKey[] };

/**
 * Shows whether a question's answer and comment are saved, who else changed them while the page was open, and a warning
 * that an invalid entry is not saved.
 */
export function QuestionSaveState({ keys }: Props) {
  const current = useCurrentCategory();
  const { t } = current;
  const status = useSaveState(keys.map((key) => toAnswerField(current, key)));
  return (
    <Lines>
      <span data-kind="issue">{t('saving.issue')}</span>
      <SaveStatus as="span" status={status} names="changes" />
    </Lines>
  );
}

/** CSS detects an invalid input in the card, so that no React state is needed for it. */
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
