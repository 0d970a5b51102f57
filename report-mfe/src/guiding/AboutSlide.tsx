import { styled } from 'styled-components';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { media } from '@cert/shared/ui';
import { Body } from '../composing/Body.ts';
import { Lead } from '../composing/Lead.ts';
import { useProse } from '../prose/ProseProvider.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { countReachedKeyTopics } from './countReachedKeyTopics.ts';
import { RuleCard, type RuleState } from './RuleCard.tsx';

/** What was reached, and what the certificate asks for (decisions §2, "Certificate rule"). */
export function AboutSlide({ report, pageNumber }: SlideProps) {
  const { about } = useProse().guiding;
  const { decision, keyTopics, overallPercent, thresholdPercent, year } = report;
  const language = useLanguage();
  const { eyebrow, headline, lead } = about[decision];
  const reached = countReachedKeyTopics(report);
  const mark = (isMet: boolean) => {
    const state: RuleState = decision === 'not-decided' ? 'open' : isMet ? 'met' : 'missed';
    return { state, words: about.marks[state] };
  };
  return (
    <Slide id="about" {...{ eyebrow, headline, report, pageNumber }}>
      <Body>
        <Lead>{lead}</Lead>
        <Cards role="list">
          <RuleCard
            {...about.rules.points}
            figure={formatPercent(overallPercent, language)}
            mark={mark(overallPercent >= thresholdPercent)}
          />
          {keyTopics.length > 0 && (
            <RuleCard
              {...about.rules.keyTopics}
              figure={`${reached}/${keyTopics.length}`}
              mark={mark(reached === keyTopics.length)}
            />
          )}
          <RuleCard
            {...(decision === 'passed' ? about.year.passed : about.year.other)}
            figure={String(year)}
          />
        </Cards>
      </Body>
    </Slide>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: repeat(4, auto);
  column-gap: ${mm(10)};

  @media screen and ${media.phone} {
    grid-auto-flow: row;
    grid-template-rows: none;
    row-gap: 1.25rem;
  }
`;
