import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionList } from '@cert/shared/contract';
import { Loaded, useRead } from '@cert/shared/platform';
import { Notice, Card, Checkbox, color, Icon, media, fontSize, space } from '@cert/shared/ui';
import { toAreaAddress, toQuestionAnchor } from '../answers/area/toAreaAddress.ts';
import { PageColumn, PageHeader } from './PageLayout.tsx';

/**
 * Serves `questions`: lists all questions with their numbers of documents, and marks questions that lack a required
 * document. For the team only. See docs/product/answering.md#question-list.
 */
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
        {(areas) => <FilteredAreas questionnaireId={questionnaireId} areas={areas} />}
      </Loaded>
    </PageColumn>
  );
}

/**
 * Name of the filter in the address (`?missing`). It is in the address so that it still applies when the user comes
 * back from a question.
 */
const filterName = 'missing';

function FilteredAreas({
  questionnaireId,
  areas,
}: {
  questionnaireId: number;
  areas: QuestionList;
}) {
  const { t } = useTranslation('questionnaire');
  const [params, setParams] = useSearchParams();
  const isFiltered = params.has(filterName);
  const missing = areas
    .map((area) => ({ ...area, questions: area.questions.filter((one) => one.documentMissing) }))
    .filter(({ questions }) => questions.length > 0);
  const count = missing.flatMap(({ questions }) => questions).length;
  return (
    <>
      <Filter>
        <p role="status">
          {count === 0 ? t('questionList.complete') : t('questionList.count', { count })}
        </p>
        {(count > 0 || isFiltered) && (
          <Checkbox
            text={t('questionList.onlyMissing')}
            isChecked={isFiltered}
            onChange={(next) => setParams(next ? { [filterName]: '' } : {}, { replace: true })}
          />
        )}
      </Filter>
      {(isFiltered ? missing : areas).map((area) => (
        <QuestionListArea key={area.id} questionnaireId={questionnaireId} area={area} />
      ))}
    </>
  );
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
`;

type Props = { questionnaireId: number; area: QuestionList[number] };

/** The questions of one area, each with a link to it and its documents. */
function QuestionListArea({ questionnaireId, area }: Props) {
  const headingId = useId();
  const { categorySlug, position } = area;
  const address = toAreaAddress({ questionnaireId, categorySlug, position });
  return (
    <Card labelledBy={headingId}>
      <Title id={headingId}>{area.title}</Title>
      <Rows>
        {area.questions.map(({ question, documentCount, documentMissing }) => (
          <Row key={question.id}>
            <Position>{question.position}</Position>
            <Link to={`${address}#${toQuestionAnchor(question.id)}`}>{question.title}</Link>
            <DocumentMark count={documentCount} isMissing={documentMissing} />
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

/** The number of documents with a check mark; a red cross if one is required and missing; else nothing. */
function DocumentMark({ count, isMissing }: { count: number; isMissing: boolean }) {
  const { t } = useTranslation('questionnaire');
  if (count === 0 && !isMissing) return null;
  return (
    <Mark $isMissing={isMissing}>
      <Icon name={isMissing ? 'close' : 'check'} />
      {isMissing ? t('questionList.missing') : t('questionList.has', { count })}
    </Mark>
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

const Mark = styled.span<{ $isMissing: boolean }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $isMissing }) => ($isMissing ? color.failure : color.final)};

  & > svg {
    align-self: center;
  }
`;
