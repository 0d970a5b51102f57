import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { color, space } from '@cert/shared/ui';
import { Documents } from '../../documents/Documents.tsx';
import { DocumentsButton } from '../../documents/DocumentsButton.tsx';
import { PreviousDocuments } from '../../documents/PreviousDocuments.tsx';
import type { UploadTarget } from '../../documents/uploads/Upload.ts';
import type { EditAccess } from '../editAccess.tsx';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { QuestionSaveState } from '../saving/QuestionSaveState.tsx';
import { useFieldDraft } from '../saving/useFieldDraft.ts';
import { useDerivedValue } from '../saving/useFormStore.ts';
import { CommentField, PrintOnlyComment } from './CommentField.tsx';
import { FooterButton } from './FooterButton.tsx';
import { listQuestionFormKeys } from './listQuestionFormKeys.ts';

type Props = { question: Question; access: EditAccess };

/** The footer of a question card: expandable comment and documents, and the save state. */
export function QuestionFooter({ question, access }: Props) {
  const commentDraft = useFieldDraft(questionCommentKey(question.id));
  // An unsaved comment opens the footer, so that the comment is also visible after a reload.
  const [isOpen, setOpen] = useState(() => commentDraft.read() !== null);
  const [isDocumentsOpen, setDocumentsOpen] = useState(false);
  const panelId = useId();
  const documentsId = useId();
  const { questionnaireId, category, t } = useCurrentCategory();
  const ofQuestion = ({ questionId }: { questionId: number | null }) => questionId === question.id;
  const documents = category.documents.filter(ofQuestion);
  const previous = category.previousDocuments.filter(ofQuestion);
  const target: UploadTarget = { questionnaireId, entityType: 'question', entityId: question.id };
  return (
    <FooterLayout
      // Dragging a file over the footer opens the documents, where the user can drop it.
      onDragEnter={({ dataTransfer }) => {
        if (!access.isReadOnly && dataTransfer.types.includes('Files')) setDocumentsOpen(true);
      }}
    >
      <div>
        <CommentButton
          question={question}
          isOpen={isOpen}
          controls={panelId}
          onToggle={() => setOpen(!isOpen)}
        />
        <DocumentsButton
          target={target}
          count={documents.length}
          isRequired={question.documentsRequired === 1}
          isOpen={isDocumentsOpen}
          controls={documentsId}
          onToggle={() => setDocumentsOpen(!isDocumentsOpen)}
        />
        <UnlockButton unlocking={access.unlocking} />
        <QuestionSaveState keys={listQuestionFormKeys(question)} />
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <CommentField
            formKey={questionCommentKey(question.id)}
            on={{ questionId: question.id }}
            label={t('comment.label')}
            hint={question.commentInfo ?? undefined}
            none={t('comment.none')}
            isReadOnly={access.isReadOnly}
          />
        )}
      </div>
      {!isOpen && (
        <PrintOnlyComment formKey={questionCommentKey(question.id)} label={t('comment.label')} />
      )}
      <div id={documentsId} hidden={!isDocumentsOpen}>
        {isDocumentsOpen && (
          <>
            <Documents
              target={target}
              documents={documents}
              label={t('documents.of', { title: question.title })}
              isReadOnly={access.isReadOnly}
            />
            <PreviousDocuments
              questionnaireId={questionnaireId}
              documents={previous}
              year={category.previousYear}
            />
          </>
        )}
      </div>
    </FooterLayout>
  );
}

type CommentButtonProps = {
  question: Question;
  isOpen: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  onToggle: () => void;
};

/** Opens the comment. Shows whether a comment exists, or is required and missing. */
function CommentButton({ question, isOpen, controls, onToggle }: CommentButtonProps) {
  const { t } = useCurrentCategory();
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

/** The footer of a card: a row of buttons with the save state at the end, then the expandable parts. */
export const FooterLayout = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
  /* A negative margin, because the padding of the buttons (for touch) already gives enough space below. */
  margin-block-end: calc(-1 * ${space[3]});

  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
    /* Aligns the label of the first button with the field above. */
    margin-inline-start: calc(-1 * ${space[4]});
  }

  /* The save state. */
  & > :first-child > :last-child {
    margin-inline-start: auto;
  }

  /* The expandable parts. */
  & > [id] {
    padding-block-end: ${space[3]};
  }
`;

type UnlockButtonProps = { unlocking: EditAccess['unlocking'] };

/** The button "Edit answer" or "Lock answer". Renders nothing for clients and where editing is impossible. */
function UnlockButton({ unlocking }: UnlockButtonProps) {
  const { t } = useCurrentCategory();
  if (!unlocking) return null;
  return (
    <FooterButton onClick={unlocking.toggle}>
      {t(unlocking.isUnlocked ? 'question.lock' : 'question.edit')}
    </FooterButton>
  );
}
