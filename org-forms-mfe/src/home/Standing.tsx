import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Overview } from '@cert/shared/contract';
import { ButtonLink, color, fontFamily, fontSize, media, space } from '@cert/shared/ui';
import { useHasPage } from '../reading/addresses.ts';
import { AreaMap } from './AreaMap.tsx';
import { DateStrip } from './DateStrip.tsx';
import { Progress } from './Progress.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { Road } from './Road.tsx';
import { Block } from './Block.tsx';
import { TeamProgress } from './TeamProgress.tsx';
import { useStandingTexts } from './useStandingTexts.ts';
import { WhatIsLeft } from './WhatIsLeft.tsx';
import { YearOnYear } from './YearOnYear.tsx';

type Props = { questionnaireId: number; overview: Overview };

/** Where a questionnaire stands: a headline, what is left, who acts now, and the map of its areas. */
export function Standing({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const { headline, lead, action } = useStandingTexts(questionnaireId, overview);
  const hasPage = useHasPage();
  const isAnswering = !overview.locked && !overview.grading;
  return (
    <Column>
      <DateStrip questionnaireId={questionnaireId} overview={overview} />
      <header>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
        {action && hasPage(action.page) && (
          <ButtonLink tone="primary">
            <Link to={action.address}>{action.text}</Link>
          </ButtonLink>
        )}
      </header>
      <Pair>
        <Progress questionnaireId={questionnaireId} overview={overview} />
        <Column>
          {overview.grading ? (
            <TeamProgress grading={overview.grading} />
          ) : (
            isAnswering && <WhatIsLeft questionnaireId={questionnaireId} overview={overview} />
          )}
          <RecentChanges questionnaireId={questionnaireId} changes={overview.recent} />
        </Column>
      </Pair>
      <Road road={overview.road} isTeam={overview.grading !== undefined} />
      <Block title={t('home.map.title')}>
        <AreaMap questionnaireId={questionnaireId} overview={overview} />
      </Block>
      {overview.yearOnYear && (
        <YearOnYear
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
