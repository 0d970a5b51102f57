import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { Slot } from '@cert/shared/platform';
import { ButtonLink, color, fontFamily, fontSize, media, space } from '@cert/shared/ui';
import { useCanOpenPage } from '../../reading/addresses.ts';
import { AreaMap } from './AreaMap.tsx';
import { CertificateBlock } from './CertificateBlock.tsx';
import { DateStrip } from './DateStrip.tsx';
import { CategoryProgress } from './CategoryProgress.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { Road } from './Road.tsx';
import { HomeCard } from './HomeCard.tsx';
import { TeamProgress } from './TeamProgress.tsx';
import { useQuestionnaireStateTexts } from './useQuestionnaireStateTexts.ts';
import { MissingEntries } from './MissingEntries.tsx';
import { YearOnYearComparison } from './years/YearOnYearComparison.tsx';

type Props = { questionnaireId: number; overview: QuestionnaireOverview };

/**
 * The state of a questionnaire: a headline with the one next step, what is left, who acts now, and the map of its
 * areas.
 */
export function QuestionnaireStateView({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const { headline, lead, next } = useQuestionnaireStateTexts(questionnaireId, overview);
  const hasPage = useCanOpenPage();
  const isAnswering = !overview.locked && !overview.grading;
  return (
    <Column>
      <DateStrip questionnaireId={questionnaireId} overview={overview} />
      <header>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
        {next === 'submit' && <Slot name="home.client" questionnaireId={questionnaireId} />}
        {next === 'finalize' && <Slot name="home.certifier" questionnaireId={questionnaireId} />}
        {typeof next === 'object' && hasPage(next.page) && (
          <ButtonLink tone="primary">
            <Link to={next.address}>{next.text}</Link>
          </ButtonLink>
        )}
      </header>
      <Road
        road={overview.road}
        isTeam={overview.grading !== undefined}
        reportAddress={
          overview.outcome && overview.reportReleasedAt !== null && hasPage('report')
            ? `/${questionnaireId}/report`
            : undefined
        }
        hasFailed={overview.outcome?.passed === 0}
      />
      <CertificateBlock questionnaireId={questionnaireId} overview={overview} />
      <Pair>
        <CategoryProgress questionnaireId={questionnaireId} overview={overview} />
        <Column>
          {overview.grading ? (
            <TeamProgress grading={overview.grading} />
          ) : (
            isAnswering && <MissingEntries questionnaireId={questionnaireId} overview={overview} />
          )}
          <RecentChanges questionnaireId={questionnaireId} changes={overview.recent} />
        </Column>
      </Pair>
      <HomeCard title={t('home.map.title')} isLong>
        <AreaMap questionnaireId={questionnaireId} overview={overview} />
      </HomeCard>
      {overview.yearOnYear && (
        <YearOnYearComparison
          questionnaireId={questionnaireId}
          overview={overview}
          comparison={overview.yearOnYear}
        />
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-inline-size: 0;

  > header {
    display: grid;
    gap: ${space[2]};
    justify-items: start;
  }

  @media ${media.print} {
    display: block;

    > * + * {
      margin-block-start: ${space[4]};
    }

    > section:has([data-long]) {
      break-inside: auto;
    }

    > header > :not(h1, p) {
      display: none;
    }
  }
`;

const Lead = styled.p`
  font: 400 ${fontSize.lead} / 1.45 ${fontFamily.sans};
  color: ${color.inkSoft};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space[4]};
`;
