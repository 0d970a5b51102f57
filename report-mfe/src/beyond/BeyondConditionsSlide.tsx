import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { Body } from '../composing/Body.ts';
import { Lead } from '../composing/Lead.ts';
import { RuleCard } from '../guiding/RuleCard.tsx';
import { RuleCards } from '../guiding/RuleCards.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { strongestCategories } from './strongestCategories.ts';

/** The conditions for Above and Beyond. All are shown as met: only an organisation that meets them has this view. */
export function BeyondConditionsSlide({ report, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, mark, ...rules } = t('beyondIntro.conditions', {
    returnObjects: true,
  });
  const language = useLanguage();
  const met = { state: 'met', text: mark } as const;
  const { percent } = strongestCategories(report);
  return (
    <Slide id="beyond-conditions" {...{ eyebrow, headline, report, pageNumber }}>
      <Body>
        <Lead>{lead}</Lead>
        <RuleCards role="list">
          <RuleCard {...rules.certificate} figure={String(report.year)} mark={met} />
          <RuleCard
            {...rules.total}
            figure={formatPercent(report.overallPercent, language)}
            mark={met}
          />
          <RuleCard {...rules.category} figure={formatPercent(percent, language)} mark={met} />
        </RuleCards>
      </Body>
    </Slide>
  );
}
