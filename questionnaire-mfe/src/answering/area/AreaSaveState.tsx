import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Area } from '@cert/shared/contract';
import { areaCommentKey } from '@cert/shared/domain';
import { formatSavedAt } from '@cert/shared/i18n';
import { isUnsent, useLanguage, useSaveQueue, useSaveState } from '@cert/shared/platform';
import { color, Icon, space } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { questionKeys } from '../question/questionKeys.ts';
import { answerPlace } from '../saving/answerSaver.ts';

type Props = { area: Area };

/**
 * One line for the whole page: saving, the number of unsaved changes, or the time at which everything was saved. See
 * docs/decisions/0016-durable-saves.md.
 */
export function AreaSaveState({ area }: Props) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const { questionnaireId, category } = useOpenCategory();
  const queue = useSaveQueue();
  const unsent = useSyncExternalStore(
    queue.subscribe,
    () =>
      [...queue.get().entries.values()].filter(
        (entry) => entry.questionnaireId === questionnaireId && isUnsent(entry),
      ).length,
  );
  const hasFailed = useSyncExternalStore(queue.subscribe, () => queue.get().hasFailed);
  const keys = [...area.questions.flatMap(questionKeys), areaCommentKey(area.id)];
  const page = { questionnaireId, responses: category.responses };
  const state = useSaveState(keys.map((key) => answerPlace(page, key)));
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

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: 600;
  color: ${color.final};
`;

const Unsaved = styled.span`
  font-weight: 600;
  color: ${color.warning};
`;
