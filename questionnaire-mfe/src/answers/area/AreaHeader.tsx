import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Area } from '@cert/shared/contract';
import {
  listAnswerFormKeys,
  countCompleted,
  listDisablingKeys,
  areaCommentKey,
  selectAnswersInForce,
} from '@cert/shared/domain';
import { formatSavedAt } from '@cert/shared/i18n';
import { isUnsent, useLanguage, useSaveQueue, useSaveState } from '@cert/shared/platform';
import { color, layoutSize, fontSize, space, Icon } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { listQuestionFormKeys } from '../question/listQuestionFormKeys.ts';
import { toStoredAnswers } from '../saving/answerSaver.ts';
import { toAnswerField } from '../saving/describeAnswers.ts';
import { useDerivedValues } from '../saving/useFormStore.ts';
import { toAnswerableQuestion } from '../toAnswerableQuestion.ts';
import { KeyAreaMark } from './AreaTabs.tsx';

type Props = { area: Area };

/** Id of the heading, which gets the focus when the area changes. */
export const areaHeadingId = 'area-heading';

/** Title, content and progress of the area. */
export function AreaHeader({ area }: Props) {
  const { category } = useCurrentCategory();
  return (
    <Head>
      <Crumb>
        {category.position} · {category.title}
      </Crumb>
      <h1 id={areaHeadingId} tabIndex={-1}>
        {area.title}
        <KeyAreaMark area={area} />
      </h1>
      {area.content && <Lead>{area.content}</Lead>}
      <AreaProgress area={area} />
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[2]};
`;

const Crumb = styled.p`
  font-size: ${fontSize.small};
  letter-spacing: 0.02em;
  color: ${color.inkSoft};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.lead};
  white-space: pre-line;
  color: ${color.inkSoft};
`;

type AreaProgressProps = { area: Area };

/** "5 of 8 questions answered", updated on each key press, and the save state. */
function AreaProgress({ area }: AreaProgressProps) {
  const { t } = useTranslation('questionnaire');
  const { category, content } = useCurrentCategory();
  const questions = area.questions.map((question) =>
    toAnswerableQuestion(question, category.responses),
  );
  const keys = questions.flatMap((question) => [
    ...listAnswerFormKeys(question),
    ...listDisablingKeys(question, content.questions),
  ]);
  const { completed: done, answerable: count } = useDerivedValues(keys, (known) =>
    countCompleted(questions, selectAnswersInForce(content, toStoredAnswers(known))),
  );
  return (
    <Row>
      <span>{t('area.answered', { done, count })}</span>
      <AreaSaveState area={area} />
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-block-start: ${space[2]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

type AreaSaveStateProps = { area: Area };

/**
 * Shows that changes are being saved or, after a failure, how many changes of the questionnaire are unsaved. When all
 * are saved, shows the time of the last save in this area, if any. See docs/decisions/0016-durable-saves.md.
 */
function AreaSaveState({ area }: AreaSaveStateProps) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const current = useCurrentCategory();
  const { questionnaireId } = current;
  const queue = useSaveQueue();
  const unsent = useSyncExternalStore(
    queue.subscribe,
    () =>
      [...queue.get().entries.values()].filter(
        (entry) => entry.questionnaireId === questionnaireId && isUnsent(entry),
      ).length,
  );
  const hasFailed = useSyncExternalStore(queue.subscribe, () => queue.get().hasFailed);
  const keys = [...area.questions.flatMap(listQuestionFormKeys), areaCommentKey(area.id)];
  const state = useSaveState(keys.map((key) => toAnswerField(current, key)));
  if (unsent > 0)
    return hasFailed ? (
      <Unsaved>{t('saving.unsent', { count: unsent })}</Unsaved>
    ) : (
      <span>{t('saving.now')}</span>
    );
  if (state.kind !== 'stored') return null;
  return (
    <Saved>
      <Icon name="check" />
      {t('saving.allSaved', { time: formatSavedAt(state.savedAt, language) })}
    </Saved>
  );
}

// Hidden while the page has an invalid entry, because that entry is not saved.
const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: 600;
  color: ${color.final};

  :root[data-issue] & {
    display: none;
  }
`;

const Unsaved = styled.span`
  font-weight: 600;
  color: ${color.warning};
`;
