import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { Button, color, radius, size, space } from '@cert/shared/ui';
import { useOpenCategory } from '../answering/OpenCategory.ts';
import { useWords } from '../useWords.ts';
import { PreviousLines } from './PreviousLines.tsx';
import { previousLines } from './previousLines.ts';
import { useLastYear } from './useLastYear.ts';

type Props = { question: Question; isReadOnly: boolean };

/** What was answered last year, beside what is asked now; figures can be used again (decisions §4). */
export function PreviousAnswer({ question, isReadOnly }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { category } = useOpenCategory();
  const { previousYear: year, previousResponses: previous } = category;
  const reuse = useLastYear(question);
  const lines = previousLines(question, previous, language);
  const comment = previous[questionCommentKey(question.id)]?.content;
  if (year === null || (lines.length === 0 && !comment)) return null;
  return (
    <Row>
      <Words>
        <Year>{t('previous.year', { year })}</Year>
        {lines.length > 0 && <PreviousLines lines={lines} />}
        {comment && <Comment>{t('previous.comment', { text: comment })}</Comment>}
      </Words>
      {reuse && !isReadOnly && (
        <Button tone="secondary" onClick={reuse}>
          {t('previous.use')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.wash};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: ${space[1]};
  min-inline-size: 0;
`;

const Year = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

const Comment = styled.p`
  font-size: ${size.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;
