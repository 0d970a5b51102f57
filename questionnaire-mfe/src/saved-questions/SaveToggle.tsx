import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import { failureCode, useAct, usePlatform, useRefresh } from '@cert/shared/platform';
import { color, IconButton } from '@cert/shared/ui';
import { useOpenCategory } from '../answering/OpenCategory.tsx';

type Props = { question: Question };

/** The bookmark of a question, for a client's own list; nothing for the team, which has no such list. */
export function SaveToggle({ question: { id, saved } }: Props) {
  return saved === undefined ? null : <Bookmark id={id} saved={saved} />;
}

function Bookmark({ id, saved }: Required<Pick<Question, 'id' | 'saved'>>) {
  const { t } = useOpenCategory();
  const { t: tPlatform } = useTranslation('platform');
  const { questionnaireId } = useOpenCategory();
  const { toasts } = usePlatform();
  const refresh = useRefresh();
  const add = useAct('questionSavedAdd');
  const remove = useAct('questionSavedRemove');
  /** What was pressed here last; the page may show an older reading for a while. */
  const [pressed, setPressed] = useState<boolean>();
  const isSaved = pressed ?? saved === 1;

  async function toggle() {
    setPressed(!isSaved);
    try {
      await (isSaved ? remove : add)({ id: questionnaireId, questionId: id });
      // The page of saved questions is not read again: a card that vanished under the finger could not be put back.
      await refresh('areaCategory');
    } catch (failure) {
      setPressed(isSaved);
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${failureCode(failure)}`) });
    }
  }

  return (
    <Toggle
      icon={isSaved ? 'bookmark-full' : 'bookmark'}
      label={t('saved.toggle')}
      aria-pressed={isSaved}
      onClick={() => void toggle()}
    />
  );
}

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${color.brand};
  }
`;
