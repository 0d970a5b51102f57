import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { AttachedDocument } from '@cert/shared/contract';
import { FileIcon, fileTypeDisplay, space } from '@cert/shared/ui';
import { useDownloadDocument } from './useDownloadDocument.ts';

type Props = {
  questionnaireId: number;
  /** Slug of the category whose query returns the documents. */
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
