import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CollectedQuestions, Question } from '@cert/shared/contract';
import { formatAnswerLines } from '@cert/shared/i18n';
import { LockNotice, Slot, useLanguage } from '@cert/shared/platform';
import { Button, color, fontFamily, fontSize, media, radius, shadow, space } from '@cert/shared/ui';
import {
  findQuestionnaireLockReason,
  findReaderRole,
  UnlockProvider,
} from '../answers/editAccess.tsx';
import { toAreaAddress, toQuestionAnchor } from '../answers/area/toAreaAddress.ts';
import { CurrentCategoryProvider } from '../answers/CurrentCategory.tsx';
import { QuestionCard } from '../answers/question/QuestionCard.tsx';
import { toCategoryReply } from './QuestionsByArea.tsx';

type Props = { questionnaireId: number; collected: CollectedQuestions };
type CollectedArea = CollectedQuestions['areas'][number];

/**
 * The questions of one Above-and-Beyond category, one row each: question, answer as text, and the mark of the team. A
 * row opens to the whole question with criteria, notes and documents.
 */
export function BeyondList({ questionnaireId, collected }: Props) {
  const lockId = useId();
  const [first] = collected.areas;
  if (!first) return null;
  const role = findReaderRole(collected);
  const lock = findQuestionnaireLockReason({ category: toCategoryReply(collected, first), role });
  return (
    <UnlockProvider key={questionnaireId}>
      {lock && <LockNotice questionnaireId={questionnaireId} id={lockId} lock={lock} />}
      <Rows>
        {collected.areas.map((area) => (
          <CurrentCategoryProvider
            key={area.id}
            questionnaireId={questionnaireId}
            category={toCategoryReply(collected, area)}
            role={role}
          >
            <AreaRows {...{ questionnaireId, collected, area }} lockId={lock && lockId} />
          </CurrentCategoryProvider>
        ))}
      </Rows>
    </UnlockProvider>
  );
}

const Rows = styled.ol.attrs({ role: 'list' })`
  border: 1px solid ${color.beyondLine};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.low};

  & > li {
    padding: ${space[1]} ${space[4]};
  }

  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

type AreaRowsProps = Props & { area: CollectedArea; lockId: string | undefined };

function AreaRows({ questionnaireId, collected, area, lockId }: AreaRowsProps) {
  return area.questions.map((question) => (
    <li key={question.id}>
      <BeyondQuestion {...{ questionnaireId, collected, area, question, lockId }} />
    </li>
  ));
}

type BeyondQuestionProps = AreaRowsProps & { question: Question };

function BeyondQuestion({ question, lockId, ...place }: BeyondQuestionProps) {
  const { t } = useTranslation('questionnaire');
  const [isOpen, setOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const fold = (
    <Button
      tone="quiet"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'beyondPage.lessOf' : 'beyondPage.moreOf', { title: question.title })}
      // A press replaces this button with another button element, which must get the focus.
      ref={isTouched ? focusButton : undefined}
      onClick={() => {
        setOpen(!isOpen);
        setTouched(true);
      }}
    >
      {t(isOpen ? 'beyondPage.less' : 'beyondPage.more')}
    </Button>
  );
  if (!isOpen) return <BeyondRow {...place} question={question} fold={fold} />;
  return (
    <Whole>
      {fold}
      <QuestionCard question={question} questionnaireLockId={lockId} />
    </Whole>
  );
}

function focusButton(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

const Whole = styled.div`
  display: grid;
  justify-items: end;

  & > section {
    inline-size: 100%;
  }
`;

type BeyondRowProps = Omit<BeyondQuestionProps, 'lockId'> & { fold: ReactNode };

/** One line of the list: the question with its area, the answer, and the mark of the team. */
function BeyondRow({ questionnaireId, collected, area, question, fold }: BeyondRowProps) {
  const { t } = useTranslation('questionnaire');
  const titleId = useId();
  const language = useLanguage();
  const cause = question.disabled === 1 ? question.disabledOnTexts : null;
  const lines = cause
    ? [t('doesNotApply', { ...cause, ns: 'platform' })]
    : formatAnswerLines(question, collected.responses, language);
  const documents = collected.documents.filter(({ questionId }) => questionId === question.id);
  const address = toAreaAddress({
    questionnaireId,
    categorySlug: area.category.slug,
    position: area.position,
  });
  return (
    <Row aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{question.title}</h2>{' '}
        <Quiet>
          <Link to={`${address}#${toQuestionAnchor(question.id)}`}>{area.title}</Link>
          {documents.length > 0 && ` · ${t('documents.attached', { count: documents.length })}`}
        </Quiet>
      </div>
      {lines.length > 0 ? (
        <Answer title={lines.join(' · ')}>{lines.join(' · ')}</Answer>
      ) : (
        <Quiet>{t('question.unanswered')}</Quiet>
      )}
      <Slot
        name="question.above-beyond"
        questionnaireId={questionnaireId}
        question={question}
        isBrief
      />
      {fold}
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr) 11.5rem auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;

  /* The name of the area follows the question on its last line, if it fits there. */
  & > div:first-child > * {
    display: inline;
  }

  & > div:first-child > h2 {
    font: 600 ${fontSize.text} / 1.3 ${fontFamily.sans};
    letter-spacing: 0;
    text-wrap: pretty;
  }

  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > div:first-child,
    & > p {
      grid-column: 1 / -1;
    }
  }
`;

const Quiet = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

// Shows at most two lines. The opened row shows the whole answer.
const Answer = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
