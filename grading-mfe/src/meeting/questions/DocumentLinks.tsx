import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttachedDocument } from '@cert/shared/contract';
import { downloadFile, usePlatform, useReadNow } from '@cert/shared/platform';
import { FileIcon, fileTypeDisplay, space } from '@cert/shared/ui';
import { useFailureText } from '../../useFailureText.ts';

type Props = {
  questionnaireId: number;
  /** Slug of the category whose read returns the documents. */
  slug: string;
  documents: readonly AttachedDocument[];
};

/** A list of documents to download. Renders nothing without documents. */
export function DocumentLinks({ questionnaireId, slug, documents }: Props) {
  const { t } = useTranslation('grading');
  const open = useDownloadDocument({ questionnaireId, slug });
  if (documents.length === 0) return null;
  return (
    <List aria-label={t('meeting.documents')}>
      {documents.map((document) => (
        <li key={document.id}>
          <FileIcon kind={fileTypeDisplay[document.filetype].kind} />
          <a
            href={document.url}
            title={document.filename}
            onClick={(event) => {
              event.preventDefault();
              void open(document);
            }}
          >
            {document.title}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/**
 * Returns a function that downloads a document's file. Signed addresses expire after some minutes, but a meeting takes
 * hours, so each download gets a new address.
 */
function useDownloadDocument({
  questionnaireId,
  slug,
}: {
  questionnaireId: number;
  slug: string;
}): (document: AttachedDocument) => Promise<void> {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const readNow = useReadNow();
  return async ({ id, title }) => {
    try {
      const { documents } = await readNow('areaCategory', { id: questionnaireId, slug });
      const found = documents.find((document) => document.id === id);
      if (found) downloadFile(found.url, found.filename);
      else toasts.show({ tone: 'failure', text: t('meeting.documentGone', { title }) });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: failureText(failure) });
    }
  };
}
