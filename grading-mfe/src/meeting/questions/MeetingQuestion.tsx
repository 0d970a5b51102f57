import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CategoryReply, Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { formatAnswerLines, formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  Badge,
  color,
  fontFamily,
  GradeMark,
  Icon,
  fontSize,
  space,
  radius,
  stroke,
} from '@cert/shared/ui';
import { DocumentLinks } from './DocumentLinks.tsx';
import { QuestionCriteria } from './QuestionCriteria.tsx';

type Props = {
  questionnaireId: number;
  category: CategoryReply;
  question: Question;
  hasOpenCriteria: boolean;
};

/** One question in compact form: the question, the client's answer, comment and documents, and the grade. */
export function MeetingQuestion({ questionnaireId, category, question, hasOpenCriteria }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const titleId = useId();
  const { id, index, title, important, advanced, disabledOnTexts, grade = null } = question;
  const comment = category.responses[questionCommentKey(id)]?.content;
  const isOf = (document: { questionId: number | null }) => document.questionId === id;
  return (
    <Asked aria-labelledby={titleId}>
      <Number aria-hidden="true">{index}</Number>
      <Body>
        <Head>
          <Title id={titleId}>
            {title}
            {important === 1 && (
              <Star title={t('meeting.keyQuestion')}>
                <Icon name="star-full" />
                <span className="visually-hidden">{t('meeting.keyQuestion')}</span>
              </Star>
            )}
          </Title>
          {advanced === 1 && <Badge tone="beyond">{t('meeting.beyond')}</Badge>}
          {grade !== null && (
            <GradeMark
              figure={formatGrade(grade, language)}
              tone="system"
              label={t('meeting.questionGrade')}
            />
          )}
        </Head>
        {question.disabled === 1 ? (
          <Quiet>
            {disabledOnTexts
              ? tPlatform('doesNotApply', disabledOnTexts)
              : tPlatform('lock.question-disabled')}
          </Quiet>
        ) : (
          <AnswerText lines={formatAnswerLines(question, category.responses, language)} />
        )}
        {comment && (
          <Comment>
            <Icon name="comment" />
            <span>
              <span className="visually-hidden">{t('meeting.comment')} </span>
              {comment}
            </span>
          </Comment>
        )}
        <DocumentLinks
          questionnaireId={questionnaireId}
          slug={category.slug}
          documents={category.documents.filter(isOf)}
        />
        <PreviousAnswer category={category} question={question} />
        <QuestionCriteria
          questionnaireId={questionnaireId}
          question={question}
          isOpen={hasOpenCriteria}
        />
      </Body>
    </Asked>
  );
}

const Asked = styled.article`
  display: flex;
  gap: ${space[3]};
  padding-block: ${space[3]};
`;

const Number = styled.span`
  flex: none;
  min-inline-size: 1.4em;
  font: 600 ${fontSize.lead} / 1.35 ${fontFamily.serif};
  text-align: end;
  color: ${color.brand};
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[1]} ${space[3]};
`;

const Title = styled.h2`
  flex: 1 1 16rem;
  font: 600 ${fontSize.text} / 1.4 ${fontFamily.sans};
  letter-spacing: 0;
`;

const Star = styled.span`
  display: inline-block;
  padding-inline-start: ${space[2]};
  vertical-align: text-bottom;
  color: ${color.key};
`;

const Quiet = styled.p`
  color: ${color.inkSoft};
`;

const Comment = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};

  & > svg {
    translate: 0 0.15em;
  }
`;

type AnswerTextProps = { lines: readonly string[] };

/** An answer as lines of text. Long answers use several columns on wide screens. */
function AnswerText({ lines }: AnswerTextProps) {
  const { t } = useTranslation('grading');
  const [only] = lines;
  if (only === undefined) return <None>{t('meeting.unanswered')}</None>;
  if (lines.length === 1) return <Box as="p">{only}</Box>;
  return (
    <Box>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

const None = styled.p`
  font-style: italic;
  color: ${color.inkSoft};
`;

const Box = styled.ul.attrs(({ as }) => (as ? {} : { role: 'list' }))`
  columns: 20rem;
  column-gap: ${space[5]};
  && {
    padding: ${space[2]} ${space[3]};
  }
  border-radius: ${radius.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
  background: ${color.wash};

  & > li {
    break-inside: avoid;
    padding-block-end: ${space[1]};
  }
`;

type PreviousAnswerProps = { category: CategoryReply; question: Question };

/**
 * The client's answer and comment from the previous questionnaire, or a sentence if the answer is the same. Long text
 * is collapsed. Renders nothing if there was neither an answer nor a comment.
 */
function PreviousAnswer({ category, question }: PreviousAnswerProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const { previousYear: year, previousResponses: previous } = category;
  const comment = previous[questionCommentKey(question.id)]?.content;
  const lines = [...formatAnswerLines(question, previous, language), ...(comment ? [comment] : [])];
  if (year === null || lines.length === 0) return null;
  const now =
    question.disabled === 1 ? [] : formatAnswerLines(question, category.responses, language);
  if (!comment && isSame(lines, now))
    return <PreviousAnswerQuiet>{t('meeting.sameAs', { year })}</PreviousAnswerQuiet>;
  const title = t('meeting.answerOf', { year });
  const text = lines.join(' · ');
  if (text.length <= maxOpenTextLength)
    return (
      <PreviousAnswerQuiet>
        {title}: {text}
      </PreviousAnswerQuiet>
    );
  return (
    <PreviousAnswerQuiet as="details">
      <summary>{title}</summary>
      {text}
    </PreviousAnswerQuiet>
  );
}

function isSame(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((line, index) => line === now[index]);
}

/** Maximum characters (about two lines) of an answer that starts expanded. A longer one would fill the screen. */
const maxOpenTextLength = 140;

const PreviousAnswerQuiet = styled.p`
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
