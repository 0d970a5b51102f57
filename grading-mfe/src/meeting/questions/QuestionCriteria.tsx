import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { color, size, space } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';

type Props = { question: Question; isOpen: boolean };

/** What the programme tells its certifiers about a question, folded in; nothing where it tells nothing. */
export function QuestionCriteria({ question, isOpen }: Props) {
  const t = useWords();
  const { criteria, certifierNotes } = question;
  if (!criteria && !certifierNotes) return null;
  return (
    <Fold open={isOpen}>
      <summary>{t('meeting.criteria')}</summary>
      {criteria && <p>{criteria}</p>}
      {certifierNotes && <p>{certifierNotes}</p>}
    </Fold>
  );
}

const Fold = styled.details`
  font-size: ${size.small};
  white-space: pre-line;
  overflow-wrap: anywhere;

  & > summary {
    inline-size: fit-content;
    font-weight: 600;
    color: ${color.brand};
    cursor: pointer;
  }

  & > p {
    padding-block-start: ${space[1]};
  }
`;
