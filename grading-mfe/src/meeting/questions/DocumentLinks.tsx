import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Document } from '@cert/shared/contract';
import { FileIcon, fileLooks, space } from '@cert/shared/ui';
import { useOpenDocument } from './useOpenDocument.ts';

type Props = {
  questionnaireId: number;
  /** Slug of the category whose query returns the documents. */
  slug: string;
  documents: readonly Document[];
};

/** A list of documents to download. Renders nothing without documents. */
export function DocumentLinks({ questionnaireId, slug, documents }: Props) {
  const { t } = useTranslation('grading');
  const open = useOpenDocument({ questionnaireId, slug });
  if (documents.length === 0) return null;
  return (
    <List aria-label={t('meeting.documents')}>
      {documents.map((document) => (
        <li key={document.id}>
          <FileIcon kind={fileLooks[document.filetype].kind} />
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
