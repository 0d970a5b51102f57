import { useState } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { isPermanentRefusal, useAct, usePlatform } from '@cert/shared/platform';
import { color, IconButton, useSingleClick } from '@cert/shared/ui';
import { useCurrentCategory } from '../answers/CurrentCategory.tsx';

type Props = { question: Question };

/** The bookmark of a question. Renders nothing for the team, which has no list of saved questions. */
export function SavedQuestionToggle({ question: { id, saved } }: Props) {
  return saved === undefined ? null : <Bookmark id={id} saved={saved} />;
}

function Bookmark({ id, saved }: Required<Pick<Question, 'id' | 'saved'>>) {
  const { t, questionnaireId } = useCurrentCategory();
  const { toasts } = usePlatform();
  const add = useAct('questionSavedAdd');
  const remove = useAct('questionSavedRemove');
  /** The user's last choice on this button. The button shows it, because the cached reply may not contain it yet. */
  const [pressed, setPressed] = useState<boolean>();
  const isSaved = pressed ?? saved === 1;
  const singleClick = useSingleClick();

  async function toggle() {
    setPressed(!isSaved);
    try {
      await (isSaved ? remove : add)({ id: questionnaireId, questionId: id });
    } catch (failure) {
      setPressed(isSaved);
      // The page's alert reports saves that did not reach the server. It does not report permanent refusals, so they
      // are shown here.
      if (isPermanentRefusal(failure))
        toasts.show({ tone: 'failure', text: t(`failed.${failure.code}`, { ns: 'platform' }) });
    }
  }

  return (
    <Toggle
      {...singleClick}
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
