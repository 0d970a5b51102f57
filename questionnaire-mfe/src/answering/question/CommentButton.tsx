import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { useOpenCategory } from '../OpenCategory.tsx';
import { useDerivedValue } from '../saving/useFormStore.ts';
import { FooterButton } from './FooterButton.tsx';

type Props = {
  question: Question;
  isOpen: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  onToggle: () => void;
};

/** Opens the comment. Shows whether a comment exists, or is required and missing. */
export function CommentButton({ question, isOpen, controls, onToggle }: Props) {
  const { t } = useOpenCategory();
  const key = questionCommentKey(question.id);
  const isWritten = useDerivedValue([key], (known) => {
    const value = known.get(key)?.value;
    return Boolean(value && value.content?.trim());
  });
  const isMissing = question.commentsRequired === 1 && !isWritten;
  return (
    <FooterButton
      icon={isWritten ? 'check' : 'comment'}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      isMissing={isMissing}
    >
      {t(isMissing ? 'comment.required' : isWritten ? 'comment.written' : 'comment.open')}
    </FooterButton>
  );
}
