import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { CategoryReply, Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { formatAnswerLines } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, space, stroke } from '@cert/shared/ui';

type Props = { category: CategoryReply; question: Question };

/**
 * The answer in the previous questionnaire, of which this one is a copy. A long answer is collapsed. Renders nothing
 * without an answer.
 */
export function PreviousAnswer({ category, question }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const { previousYear: year, previousResponses: previous } = category;
  const comment = previous[questionCommentKey(question.id)]?.content;
  const lines = [...formatAnswerLines(question, previous, language), ...(comment ? [comment] : [])];
  if (year === null || lines.length === 0) return null;
  const now = formatAnswerLines(question, category.responses, language);
  if (!comment && isSame(lines, now)) return <Quiet>{t('meeting.sameAs', { year })}</Quiet>;
  const title = t('meeting.answerOf', { year });
  const text = lines.join(' · ');
  if (text.length <= maxOpenTextLength)
    return (
      <Quiet>
        {title}: {text}
      </Quiet>
    );
  return (
    <Quiet as="details">
      <summary>{title}</summary>
      {text}
    </Quiet>
  );
}

function isSame(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((line, index) => line === now[index]);
}

/** Maximum characters (about two lines) of an answer that starts expanded. A longer one would fill the screen. */
const maxOpenTextLength = 140;

const Quiet = styled.p`
  padding-inline-start: ${space[3]};
  border-inline-start: ${stroke.mark} solid ${color.lineStrong};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  color: ${color.inkSoft};

  & > summary {
    inline-size: fit-content;
    font-weight: 600;
    cursor: pointer;
  }
`;
