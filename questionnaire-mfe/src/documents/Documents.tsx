import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttachedDocument } from '@cert/shared/contract';
import { Loaded, useLazy, useReadNow } from '@cert/shared/platform';
import { color, space } from '@cert/shared/ui';
import type { DocumentChangeDialogProps } from './DocumentChangeDialog.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { DocumentDropZone } from './uploads/DocumentDropZone.tsx';
import type { UploadTarget } from './uploads/Upload.ts';
import { useDownloadDocument, type RefetchDocuments } from './useDownloadDocument.ts';

type Props = {
  target: UploadTarget;
  /** The documents of the question or area. */
  documents: readonly AttachedDocument[];
  /** Accessible name of the group. */
  label: string;
  isReadOnly: boolean;
};

/** Shows the documents of a question or an area, and lets the user add, rename and delete them. */
export function Documents({ target, documents, label, isReadOnly }: Props) {
  const { t } = useTranslation('questionnaire');
  const group = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Pick<DocumentChangeDialogProps, 'change' | 'document'>>();
  const saveFile = useDownloadDocument(useRefetchDocuments(target.questionnaireId));
  const { questionnaireId } = target;
  const onClose = () => setAsked(undefined);
  const list = documents.length > 0 && (
    <List>
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          onSave={(saved) => void saveFile(saved)}
          changing={
            isReadOnly
              ? undefined
              : {
                  onRename: () => setAsked({ change: 'rename', document }),
                  onDelete: () => setAsked({ change: 'delete', document }),
                }
          }
        />
      ))}
    </List>
  );
  return (
    <Group role="group" aria-label={label} ref={group} tabIndex={-1}>
      {isReadOnly ? (
        list || <None>{t('documents.none')}</None>
      ) : (
        <DocumentDropZone target={target}>{list}</DocumentDropZone>
      )}
      <AttachedAnnouncement documents={documents} />
      {asked && (
        <LazyDialog
          {...asked}
          questionnaireId={questionnaireId}
          onClose={onClose}
          onDeleted={() => {
            onClose();
            // The deleted row contained the focused button, so move the focus to the group.
            requestAnimationFrame(() => group.current?.focus());
          }}
        />
      )}
    </Group>
  );
}

/** The dialogs load when one of them is first opened, because few visits need them. */
function LazyDialog(props: DocumentChangeDialogProps) {
  const loaded = useLazy('document-dialogs', () => import('./DocumentChangeDialog.tsx'));
  return (
    <Loaded of={loaded}>{({ DocumentChangeDialog }) => <DocumentChangeDialog {...props} />}</Loaded>
  );
}

/** Announces to screen readers the documents that were attached after the page was opened. */
function AttachedAnnouncement({ documents }: { documents: readonly AttachedDocument[] }) {
  const { t } = useTranslation('questionnaire');
  const known = useRef(new Set(documents.map(({ id }) => id)));
  const [text, setText] = useState('');
  useEffect(() => {
    const added = documents.filter(({ id }) => !known.current.has(id));
    known.current = new Set(documents.map(({ id }) => id));
    if (added.length === 0) return;
    setText(added.map(({ title }) => t('documents.attachedNow', { title })).join(' '));
  }, [documents, t]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

const Group = styled.div`
  position: relative;
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

const None = styled.p`
  color: ${color.inkSoft};
`;

/** Returns a function that requests all documents of a questionnaire again, to get new signed addresses. */
function useRefetchDocuments(questionnaireId: number): RefetchDocuments {
  const readNow = useReadNow();
  return async () => {
    const areas = await readNow('documentList', { id: questionnaireId });
    return areas.flatMap(({ documents, questions }) => [
      ...documents,
      ...questions.flatMap((question) => question.documents),
    ]);
  };
}
