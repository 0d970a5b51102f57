import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question, StoredResponse } from '@cert/shared/contract';
import {
  questionCommentKey,
  additionalInputKey,
  answerKey,
  listAnswerFormKeys,
  isAnswered,
  isSameAnswer,
  listExcludedAnswers,
  type FormKey,
} from '@cert/shared/domain';
import { formatAnswerLines } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Button, color, focusFieldOfButton, radius, space } from '@cert/shared/ui';
import { toMultipleChoiceAnswers } from '../answers/fields/CheckboxAnswers.tsx';
import { useCurrentCategory } from '../answers/CurrentCategory.tsx';
import type { AnswerState, SentAnswer } from '../answers/saving/answerSaver.ts';
import { useDerivedValue, useFormStore } from '../answers/saving/useFormStore.ts';
import { PreviousYearFrame, SameAsLastYear } from './PreviousYearFrame.tsx';

type Props = {
  question: Question;
  isReadOnly: boolean;
  /** Whether the answer of this year counts; otherwise last year's is not compared with it. */
  isInForce: boolean;
};

/** Last year's answer to the question and the comment on it. A button copies the numbers and tables of the answer. */
export function PreviousAnswer(props: Props) {
  const { previousYear } = useCurrentCategory().category;
  return previousYear === null ? null : <AnswerOf {...props} year={previousYear} />;
}

function AnswerOf({ question, isReadOnly, isInForce, year }: Props & { year: number }) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const { previousResponses: previous } = useCurrentCategory().category;
  const reuse = useReuseLastYear(question);
  const isSame = useIsSameAsBefore(listAnswerFormKeys(question), previous);
  const hasSameAnswer = isInForce && isSame;
  const hasSameComment = useIsSameAsBefore([questionCommentKey(question.id)], previous);
  const lines = formatAnswerLines(question, previous, language);
  const comment = previous[questionCommentKey(question.id)]?.content;
  if (lines.length === 0 && !comment) return null;
  if (hasSameAnswer && (hasSameComment || lines.length > 0))
    return (
      <SameAsLastYear year={year}>
        {comment && !hasSameComment && <p>{t('previous.comment', { text: comment })}</p>}
      </SameAsLastYear>
    );
  return (
    <PreviousYearFrame
      year={year}
      action={
        reuse &&
        !isReadOnly && (
          <Button
            tone="quiet"
            onClick={({ currentTarget }) => {
              reuse();
              focusFieldOfButton(currentTarget);
            }}
          >
            {t('previous.use')}
          </Button>
        )
      }
    >
      {lines.length > 0 && <PreviousLines lines={lines} />}
      {comment && <p>{t('previous.comment', { text: comment })}</p>}
    </PreviousYearFrame>
  );
}

/** Maximum number of lines shown at once. A longer answer would push the next question off the screen. */
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

/** Whether the values of these form keys are the same as last year, so that they need not be shown twice. */
function useIsSameAsBefore(
  keys: readonly FormKey[],
  previous: Readonly<Record<FormKey, StoredResponse>>,
): boolean {
  return useDerivedValue(keys, (known) =>
    keys.every((key) => isSameAnswer(valueOf(known.get(key)), previous[key] ?? false)),
  );
}

/**
 * Returns a function that copies last year's figures (numbers and tables) into the question.
 * @returns undefined when last year's answer has no figures, or when the copy would change nothing
 */
function useReuseLastYear(question: Question): (() => void) | undefined {
  const { previousResponses: previous } = useCurrentCategory().category;
  const { read, write } = useFormStore();
  const figures = reusableKeys(question, previous);
  const isSame = useDerivedValue(figures, (known) =>
    figures.every((key) => {
      const now = valueOf(known.get(key));
      return isSameAnswer(now, mergedValue(now, previous[key]));
    }),
  );
  if (isSame) return undefined;
  return () => {
    const ticks = impliedTicks(question, figures, previous);
    const keys = [...figures, ...ticks.keys()];
    for (const key of keys) {
      const now = valueOf(read(key));
      const value = ticks.get(key) ?? mergedValue(now, previous[key]);
      if (!isSameAnswer(now, value)) write(key, value);
    }
  };
}

/**
 * Returns the changes of checkboxes to save with the copied extra values, as if the user had typed the values: their
 * answers become ticked, and the answers that cannot be combined with them become unticked.
 */
function impliedTicks(
  { id: questionId, answers, type }: Question,
  figures: readonly FormKey[],
  previous: Readonly<Record<FormKey, StoredResponse>>,
): Map<FormKey, SentAnswer> {
  const ticked = answers.filter(
    ({ id }) => figures.includes(additionalInputKey(id)) && previous[answerKey(id)],
  );
  const excluded = ticked.flatMap(({ id }) =>
    listExcludedAnswers(id, toMultipleChoiceAnswers({ answers })),
  );
  return new Map<FormKey, SentAnswer>([
    ...excluded.map((id) => [answerKey(id), false] as const),
    ...ticked.map(
      ({ id }) => [answerKey(id), { questionId, answerId: id, type, value: true }] as const,
    ),
  ]);
}

/** Returns the value after the copy. Last year's cells fill only empty cells of a table; other figures are replaced. */
function mergedValue(now: SentAnswer, response: StoredResponse | undefined): SentAnswer {
  const before = recordOf(response);
  if (now === false || before === false) return before;
  if (typeof now.value !== 'object' || typeof before.value !== 'object') return before;
  return { ...before, value: { ...before.value, ...now.value } };
}

function recordOf(response: StoredResponse | undefined): SentAnswer {
  if (!response || !isAnswered(response) || response.value === null) return false;
  const { questionId, answerId, type, value } = response;
  return { questionId, answerId, type: type as Question['type'], value };
}

function valueOf(known: AnswerState | undefined): SentAnswer {
  const value = known?.value;
  if (value === undefined || value === false || value.value === null) return false;
  return { answerId: value.answerId, value: value.value, content: value.content };
}

/**
 * The form keys of a question whose previous value can be copied: numbers, percentages, amounts and tables, including
 * extra values of checkboxes. Choices and texts were already copied when the questionnaire was created.
 */
function reusableKeys(
  { answers }: Pick<Question, 'answers'>,
  previous: Readonly<Record<FormKey, StoredResponse>>,
): FormKey[] {
  return answers
    .flatMap(({ id }) => [answerKey(id), additionalInputKey(id)])
    .filter((key) => isFigure(previous[key]?.value));
}

function isFigure(value: StoredResponse['value'] | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'object' && value !== null);
}
