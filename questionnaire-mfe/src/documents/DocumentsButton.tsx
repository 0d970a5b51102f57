import { useCurrentCategory } from '../answers/CurrentCategory.tsx';
import { FooterButton } from '../answers/question/FooterButton.tsx';
import type { UploadTarget } from './uploads/Upload.ts';
import { useUploads } from './uploads/useUploads.ts';

type Props = {
  target: UploadTarget;
  /** Number of attached documents. */
  count: number;
  isRequired: boolean;
  isOpen: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  onToggle: () => void;
};

/**
 * Opens the documents. Shows the number of uploads or of attached documents, that an upload has failed, or that a
 * required document is missing.
 */
export function DocumentsButton({ target, count, isRequired, isOpen, controls, onToggle }: Props) {
  const { t } = useCurrentCategory();
  const { list } = useUploads(target);
  const underway = list.filter(({ state }) => state.kind !== 'failed').length;
  const hasFailed = underway < list.length;
  const isMissing = isRequired && count === 0;
  const text = () => {
    if (underway > 0) return t('documents.underway', { count: underway });
    if (hasFailed) return t('documents.failed');
    if (count > 0) return t('documents.attached', { count });
    return t(isMissing ? 'question.documentRequired' : 'documents.open');
  };
  return (
    <FooterButton
      icon={hasFailed ? 'warning' : count > 0 ? 'check' : 'paperclip'}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      isMissing={isMissing || hasFailed}
    >
      {text()}
    </FooterButton>
  );
}
