import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedArea } from '@cert/shared/contract';
import { color, Icon, media, motion, radius, shadow, fontSize, space } from '@cert/shared/ui';
import { toAreaAddress, toQuestionAnchor } from '../../answers/area/toAreaAddress.ts';
import { Documents } from '../Documents.tsx';
import type { DocumentAccessFinder } from './createDocumentAccessFinder.ts';
import { isRequiredDocumentMissing, MissingDocumentCount } from './MissingDocumentCount.tsx';

type Props = { questionnaireId: number; area: ListedArea; access: DocumentAccessFinder };

/** The documents of one area and of its questions. It starts collapsed when there are none and none is missing. */
export function AreaDocuments({ questionnaireId, area, access }: Props) {
  const { t } = useTranslation('questionnaire');
  const { id, title, categorySlug, position, documents, questions } = area;
  const shown = questions.filter(
    (question) => question.documentsRequired === 1 || question.documents.length > 0,
  );
  const count = documents.length + shown.flatMap((question) => question.documents).length;
  const lacks = questions.some(isRequiredDocumentMissing);
  const [isOpen, setOpen] = useState(count > 0 || lacks);
  const address = toAreaAddress({ questionnaireId, categorySlug, position });
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <Icon name="chevron-right" />
        <h2>{title}</h2>
        <MissingDocumentCount areas={[area]} />
        {count > 0 && <Count>{t('documents.attached', { count })}</Count>}
        {count === 0 && !lacks && <Count>{t('documentsPage.none')}</Count>}
      </Summary>
      {isOpen && (
        <Content>
          {shown.map((question) => (
            <QuestionDocuments
              key={question.id}
              questionnaireId={questionnaireId}
              question={question}
              areaAddress={address}
              isReadOnly={access(question).isReadOnly}
            />
          ))}
          <Whole>
            <h3>{t('additional.title')}</h3>
            <Documents
              target={{ questionnaireId, entityType: 'area', entityId: id }}
              documents={documents}
              label={t('documents.ofAreaNamed', { title })}
              isReadOnly={access(undefined).isReadOnly}
            />
          </Whole>
          <p>
            <Link to={address}>{t('documentsPage.toArea')}</Link>
          </p>
        </Content>
      )}
    </Fold>
  );
}

const Fold = styled.details`
  min-inline-size: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

const Summary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]} ${space[5]};
  border-radius: inherit;
  list-style: none;
  cursor: pointer;

  @media ${media.phone} {
    padding-inline: ${space[4]};
  }

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${color.wash};
  }

  & > svg:first-child {
    color: ${color.inkSoft};
    transition: rotate ${motion.quick};
  }

  [open] > & > svg:first-child {
    rotate: 90deg;
  }

  & > h2 {
    flex: 1;
    min-inline-size: 60%;
    font-size: ${fontSize.lead};
  }
`;

const Count = styled.span`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Content = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[2]} ${space[5]} ${space[5]};

  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const Whole = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  & > h3 {
    font-size: ${fontSize.text};
  }
`;

type QuestionDocumentsProps = {
  questionnaireId: number;
  question: ListedArea['questions'][number];
  /** Address of the question's area. */
  areaAddress: string;
  isReadOnly: boolean;
};

/** The documents of one question, below a link to the question. */
function QuestionDocuments({
  questionnaireId,
  question,
  areaAddress,
  isReadOnly,
}: QuestionDocumentsProps) {
  const { t } = useTranslation('questionnaire');
  const { id, position, title, documentsRequired, documents } = question;
  const lacks = isRequiredDocumentMissing(question);
  return (
    <Section>
      <Title>
        <span>{position}.</span>
        <h3>
          <Link to={`${areaAddress}#${toQuestionAnchor(id)}`}>{title}</Link>
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
