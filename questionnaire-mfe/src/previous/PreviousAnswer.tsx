import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { formatAnswerLines } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Button } from '@cert/shared/ui';
import { useOpenCategory } from '../answering/OpenCategory.tsx';
import { PreviousFrame } from './PreviousFrame.tsx';
import { PreviousLines } from './PreviousLines.tsx';
import { useReuseLastYear } from './useReuseLastYear.ts';

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
