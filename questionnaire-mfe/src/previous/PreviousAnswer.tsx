import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { formatAnswerLines } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Button, color, radius, space } from '@cert/shared/ui';
import { useOpenCategory } from '../answering/OpenCategory.tsx';
import { PreviousFrame } from './PreviousFrame.tsx';
import { useReuseLastYear } from './useReuseLastYear.ts';
import { styled } from 'styled-components';

type Props = { question: Question; isReadOnly: boolean };

/** Last year's answer beside the current question. A button copies its figures. */
export function PreviousAnswer(props: Props) {
  const { previousYear } = useOpenCategory().category;
  return previousYear === null ? null : <AnswerOf {...props} year={previousYear} />;
}

function AnswerOf({ question, isReadOnly, year }: Props & { year: number }) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const { previousResponses: previous } = useOpenCategory().category;
  const reuse = useReuseLastYear(question);
  const lines = formatAnswerLines(question, previous, language);
  const comment = previous[questionCommentKey(question.id)]?.content;
  if (lines.length === 0 && !comment) return null;
  return (
    <PreviousFrame
      year={year}
      action={
        reuse &&
        !isReadOnly && (
          <Button tone="secondary" onClick={reuse}>
            {t('previous.use')}
          </Button>
        )
      }
    >
      {lines.length > 0 && <PreviousLines lines={lines} />}
      {comment && <p>{t('previous.comment', { text: comment })}</p>}
    </PreviousFrame>
  );
}

/** Longer answers (in lines) are collapsed, because they would push the next question off the screen. */
const maxOpenLines = 3;

type PreviousLinesProps = { lines: readonly string[] };

/** A previous answer as lines. A long answer is collapsed and shows its number of lines. */
function PreviousLines({ lines }: PreviousLinesProps) {
  const { t } = useTranslation('questionnaire');
  if (lines.length <= maxOpenLines) return <Lines lines={lines} />;
  return (
    <details>
      <Summary>{t('previous.entries', { count: lines.length })}</Summary>
      <Lines lines={lines} />
    </details>
  );
}

function Lines({ lines }: PreviousLinesProps) {
  const [only] = lines;
  if (lines.length === 1) return <Line as="p">{only}</Line>;
  return (
    <List>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </List>
  );
}

const Summary = styled.summary`
  inline-size: fit-content;
  padding-block: ${space[1]};
  border-radius: ${radius.small};
  font-weight: 600;
  color: ${color.brand};
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[4]};
`;

const Line = styled.li`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
