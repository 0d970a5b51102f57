import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ListedArea } from '@cert/shared/contract';
import { color, Icon, fontSize, space } from '@cert/shared/ui';
import { questionAnchor } from '../../answering/question/questionAnchor.ts';
import { Documents } from '../Documents.tsx';
import { isRequiredDocumentMissing } from './isRequiredDocumentMissing.ts';

type Props = {
  questionnaireId: number;
  question: ListedArea['questions'][number];
  /** Address of the question's area. */
  areaAddress: string;
  isReadOnly: boolean;
};

/** The documents of one question, below a link to the question. */
export function QuestionDocuments({ questionnaireId, question, areaAddress, isReadOnly }: Props) {
  const { t } = useTranslation('questionnaire');
  const { id, position, title, documentsRequired, documents } = question;
  const lacks = isRequiredDocumentMissing(question);
  return (
    <Section>
      <Title>
        <span>{position}.</span>
        <h3>
          <Link to={`${areaAddress}#${questionAnchor(id)}`}>{title}</Link>
        </h3>
        {documentsRequired === 1 && (
          <Mark $isMissing={lacks}>
            <Icon name={lacks ? 'warning' : 'check'} />
            {t(lacks ? 'documentsPage.lacking' : 'documentsPage.required')}
          </Mark>
        )}
      </Title>
      <Documents
        target={{ questionnaireId, entityType: 'question', entityId: id }}
        documents={documents}
        label={t('documents.of', { title })}
        isReadOnly={isReadOnly}
      />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};

  & > span:first-child {
    color: ${color.inkSoft};
  }

  & > h3 {
    flex: 1;
    min-inline-size: 60%;
    font-size: ${fontSize.text};
    font-weight: 600;
  }
`;

const Mark = styled.span<{ $isMissing: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${({ $isMissing }) => ($isMissing ? color.warning : color.final)};
`;
