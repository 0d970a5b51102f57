import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttachedDocument } from '@cert/shared/contract';
import { useReadNow } from '@cert/shared/platform';
import { color, fontSize, space } from '@cert/shared/ui';
import { DocumentRow } from './DocumentRow.tsx';
import { useDownloadDocument, type RefetchDocuments } from './useDownloadDocument.ts';

type Props = {
  questionnaireId: number;
  /** The documents of one question or area. */
  documents: readonly AttachedDocument[];
  /** Year of the previous questionnaire; null when this questionnaire is not a copy. */
  year: number | null;
};

/**
 * The documents that one question or area had in the previous questionnaire, in a collapsed list. Renders nothing when
 * there are none.
 */
export function PreviousDocuments({ questionnaireId, documents, year }: Props) {
  const { t } = useTranslation('questionnaire');
  const saveFile = useDownloadDocument(
    useRefetchPreviousDocuments(questionnaireId, documents[0]?.areaId),
  );
  if (documents.length === 0 || year === null) return null;
  return (
    <details>
      <Summary>{t('documents.previous', { count: documents.length, year })}</Summary>
      <List>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onSave={(saved) => void saveFile(saved)}
            changing={undefined}
          />
        ))}
      </List>
    </details>
  );
}

const Summary = styled.summary`
  padding-block: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.inkSoft};
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

/**
 * Returns a function that requests the documents of the previous questionnaire again, to get new signed addresses. Only
 * the read of the area's category returns these documents.
 */
function useRefetchPreviousDocuments(
  questionnaireId: number,
  areaId: number | undefined,
): RefetchDocuments {
  const readNow = useReadNow();
  return async () => {
    const categories = await readNow('areaCategoryList', { id: questionnaireId });
    const category = categories.find(({ areas }) => areas.some(({ id }) => id === areaId));
    if (!category) return [];
    const on = { id: questionnaireId, slug: category.slug };
    return (await readNow('areaCategory', on)).previousDocuments;
  };
}
