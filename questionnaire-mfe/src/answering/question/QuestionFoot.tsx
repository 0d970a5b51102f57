import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { color, space } from '@cert/shared/ui';
import { Documents } from '../../documents/Documents.tsx';
import { DocumentsButton } from '../../documents/DocumentsButton.tsx';
import { PreviousDocuments } from '../../documents/PreviousDocuments.tsx';
import type { UploadTarget } from '../../documents/uploading/Upload.ts';
import { useWords } from '../../useWords.ts';
import type { Access } from '../editing/accessOf.ts';
import { useOpenCategory } from '../OpenCategory.ts';
import { SaveLine } from '../saving/SaveLine.tsx';
import { CommentButton } from './CommentButton.tsx';
import { CommentField } from './CommentField.tsx';
import { questionKeys } from './questionKeys.ts';
import { UnlockButton } from './UnlockButton.tsx';

type Props = { question: Question; access: Access };

/** Under the field: comment and documents folded in, and how far all is saved. */
export function QuestionFoot({ question, access }: Props) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isDocumentsOpen, setDocumentsOpen] = useState(false);
  const panelId = useId();
  const documentsId = useId();
  const { questionnaireId, category } = useOpenCategory();
  const ofQuestion = ({ questionId }: { questionId: number | null }) => questionId === question.id;
  const documents = category.documents.filter(ofQuestion);
  const previous = category.previousDocuments.filter(ofQuestion);
  const target: UploadTarget = { questionnaireId, entityType: 'question', entityId: question.id };
  return (
    <Foot
      // A file that is dragged here finds the place where it can be dropped.
      onDragEnter={({ dataTransfer }) => {
        if (!access.isReadOnly && dataTransfer.types.includes('Files')) setDocumentsOpen(true);
      }}
    >
      <Row>
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
        <End>
          <SaveLine keys={questionKeys(question)} />
        </End>
      </Row>
      <Panel id={panelId} hidden={!isOpen}>
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
      </Panel>
      <Panel id={documentsId} hidden={!isDocumentsOpen}>
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
      </Panel>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
  /* The room that the buttons keep for fingers is room enough under them. */
  margin-block-end: calc(-1 * ${space[3]});
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  /* The words of the first button stand in line with the field above. */
  margin-inline-start: calc(-1 * ${space[4]});
`;

const End = styled.span`
  margin-inline-start: auto;
`;

const Panel = styled.div`
  padding-block-end: ${space[3]};
`;
