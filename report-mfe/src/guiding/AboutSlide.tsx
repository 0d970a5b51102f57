import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { Body } from '../composing/Body.ts';
import { Lead } from '../composing/Lead.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { countReachedKeyAreas } from './countReachedKeyAreas.ts';
import { RuleCard, type RuleState } from './RuleCard.tsx';
import { RuleCards } from './RuleCards.ts';

/** Shows the result beside the conditions of the certificate. */
export function AboutSlide({ report, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const about = t('guiding.about', { returnObjects: true });
  const { decision, keyTopics, overallPercent, thresholdPercent, year } = report;
  const language = useLanguage();
  const { eyebrow, headline, lead } = about[decision];
  const reached = countReachedKeyAreas(report);
  const mark = (isMet: boolean) => {
    const state: RuleState = decision === 'not-decided' ? 'open' : isMet ? 'met' : 'missed';
    return { state, text: about.marks[state] };
  };
  return (
    <Slide id="about" {...{ eyebrow, headline, report, pageNumber }}>
      <Body>
        <Lead>{lead}</Lead>
        <RuleCards role="list">
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
        </RuleCards>
      </Body>
    </Slide>
  );
}
