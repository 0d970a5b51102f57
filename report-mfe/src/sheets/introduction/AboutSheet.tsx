import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { SheetBody, Lead } from '../../layout/SheetBody.ts';
import {
  ConditionCard,
  ConditionCards,
  type ConditionState,
} from '../../layout/ConditionCards.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { countReachedKeyAreas } from '../../reportData.ts';
import { defineSheet } from '../defineSheet.ts';

/** Shows the result beside the conditions of the certificate. */
export const aboutSheet = defineSheet({
  id: 'about',
  title: 'contents.titles.about',
  Sheet: AboutSheet,
});

function AboutSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const about = t('introduction.about', { returnObjects: true });
  const { decision, keyAreas, overallPercent, thresholdPercent, year } = report;
  const language = useLanguage();
  const { eyebrow, headline, lead } = about[decision];
  const reached = countReachedKeyAreas(report);
  const mark = (isMet: boolean) => {
    const state: ConditionState = decision === 'not-decided' ? 'open' : isMet ? 'met' : 'missed';
    return { state, text: about.marks[state] };
  };
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <SheetBody>
        <Lead>{lead}</Lead>
        <ConditionCards role="list">
          <ConditionCard
            {...about.rules.points}
            figure={formatPercent(overallPercent, language)}
            mark={mark(overallPercent >= thresholdPercent)}
          />
          {keyAreas.length > 0 && (
            <ConditionCard
              {...about.rules.keyAreas}
              figure={`${reached}/${keyAreas.length}`}
              mark={mark(reached === keyAreas.length)}
            />
          )}
          <ConditionCard
            {...(decision === 'passed' ? about.year.passed : about.year.other)}
            figure={String(year)}
          />
        </ConditionCards>
      </SheetBody>
    </Sheet>
  );
}
