import { useId, useState } from 'react';
import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { Documents } from '../../documents/Documents.tsx';
import { DocumentsButton } from '../../documents/DocumentsButton.tsx';
import { PreviousDocuments } from '../../documents/PreviousDocuments.tsx';
import type { UploadTarget } from '../../documents/uploading/Upload.ts';
import type { EditAccess } from '../editing/editAccessOf.ts';
import { useOpenCategory } from '../OpenCategory.tsx';
import { QuestionSaveState } from '../saving/QuestionSaveState.tsx';
import { CommentButton } from './CommentButton.tsx';
import { CommentField } from './CommentField.tsx';
import { questionKeys } from './questionKeys.ts';
import { FooterLayout } from './FooterLayout.ts';
import { UnlockButton } from './UnlockButton.tsx';

type Props = { question: Question; access: EditAccess };

/** The footer of a question card: expandable comment and documents, and the save state. */
export function QuestionFooter({ question, access }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isDocumentsOpen, setDocumentsOpen] = useState(false);
  const panelId = useId();
  const documentsId = useId();
  const { questionnaireId, category, t } = useOpenCategory();
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
        <QuestionSaveState keys={questionKeys(question)} />
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
