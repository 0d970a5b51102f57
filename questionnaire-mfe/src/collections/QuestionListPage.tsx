import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionList } from '@cert/shared/contract';
import { Loaded, useRead } from '@cert/shared/platform';
import { Notice, Card, color, Icon, media, fontSize, space } from '@cert/shared/ui';
import { areaAddress, questionAnchor } from '../answers/area/areaAddress.ts';
import { PageColumn, PageHeader } from './PageLayout.tsx';

/** Serves `questions`: all questions, and which of them have documents. For the team only. */
export function QuestionListPage() {
  const { t } = useTranslation('questionnaire');
  const questionnaireId = Number(useParams().questionnaireId);
  const read = useRead('questions', { id: questionnaireId });
  return (
    <PageColumn>
      <PageHeader title={t('questionList.title')}>{t('questionList.intro')}</PageHeader>
      <Loaded
        of={read}
        empty={{
          when: (areas) => areas.length === 0,
          show: <Notice tone="info">{t('questionList.empty')}</Notice>,
        }}
      >
        {(areas) =>
          areas.map((area) => (
            <QuestionListArea key={area.id} questionnaireId={questionnaireId} area={area} />
          ))
        }
      </Loaded>
    </PageColumn>
  );
}

type Props = { questionnaireId: number; area: QuestionList[number] };

/** The questions of one area, each with a link to it and whether it has documents. */
function QuestionListArea({ questionnaireId, area }: Props) {
  const { t } = useTranslation('questionnaire');
  const headingId = useId();
  const { categorySlug, position } = area;
  const address = areaAddress({ questionnaireId, categorySlug, position });
  return (
    <Card labelledBy={headingId}>
      <Title id={headingId}>{area.title}</Title>
      <Rows>
        {area.questions.map(({ question, documentCount: count }) => (
          <Row key={question.id}>
            <Position>{question.position}</Position>
            <Link to={`${address}#${questionAnchor(question.id)}`}>{question.title}</Link>
            <Mark $has={count > 0}>
              <Icon name={count > 0 ? 'check' : 'close'} />
              {count > 0 ? t('questionList.has', { count }) : t('questionList.hasNone')}
            </Mark>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${fontSize.heading};
`;

const Rows = styled.ol`
  padding: ${space[2]} 0 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: ${space[5]} minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  padding-block: ${space[2]};
  border-block-start: 1px solid ${color.line};

  @media ${media.phone} {
    grid-template-columns: ${space[4]} minmax(0, 1fr);

    & > :last-child {
      grid-column: 2;
    }
  }

  & > a {
    color: inherit;
    text-decoration-color: ${color.lineStrong};
  }
`;

const Position = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
`;

const Mark = styled.span<{ $has: boolean }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $has }) => ($has ? color.final : color.failure)};

  & > svg {
    align-self: center;
  }
`;
