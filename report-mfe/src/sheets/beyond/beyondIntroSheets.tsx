import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { SheetBody, Lead } from '../../layout/SheetBody.ts';
import { FigureGrid } from '../../layout/FigureGrid.tsx';
import { ConditionCard, ConditionCards } from '../../layout/ConditionCards.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { TitledTextColumns } from '../../layout/TitledTextColumns.tsx';
import { defineSheet } from '../defineSheet.ts';
import { defineProseSheet } from '../proseSheet.tsx';
import { findStrongestCategories } from './outstandingCategories.ts';
import { recipientShareSheet } from './RecipientShareSheet.tsx';

/** Explains Above and Beyond, its conditions and its benefits: eleven sheets. */
export const beyondIntroSheets = [
  defineProseSheet({
    id: 'beyond-about',
    title: 'contents.titles.beyond-about',
    text: 'beyondIntro.about',
  }),
  recipientShareSheet,
  defineSheet({ id: 'beyond-company', Sheet: ProgrammeFiguresSheet }),
  defineProseSheet({ id: 'beyond-why', text: 'beyondIntro.why' }),
  defineSheet({
    id: 'beyond-conditions',
    title: 'contents.titles.beyond-conditions',
    Sheet: ConditionsSheet,
  }),
  defineProseSheet({ id: 'beyond-method', text: 'beyondIntro.method' }),
  defineSheet({
    id: 'beyond-categories',
    title: 'contents.titles.beyond-categories',
    Sheet: CategoriesSheet,
  }),
  defineProseSheet({
    id: 'beyond-people',
    title: 'contents.titles.beyond-people',
    text: 'beyondIntro.people',
  }),
  defineProseSheet({ id: 'beyond-market', text: 'beyondIntro.market' }),
  defineProseSheet({ id: 'beyond-duty', text: 'beyondIntro.duty' }),
  defineProseSheet({ id: 'beyond-reading', text: 'beyondIntro.reading' }),
];

/** Describes the categories of Above and Beyond, in the programme's order. */
function CategoriesSheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead } = t('beyondIntro.categories', { returnObjects: true });
  const pillars = programme.beyondCategories.map(({ category, title }) => ({
    title,
    text: t(`beyond.categories.${category}.short`),
  }));
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <SheetBody>
        <Lead>{lead}</Lead>
        <TitledTextColumns pillars={pillars} />
      </SheetBody>
    </Sheet>
  );
}

/** The sign for a value above the average. The average itself is hidden, because it may contain few organisations. */
const aboveAverage = '> Ø';

/**
 * The four conditions for Above and Beyond. All are shown as met, because only a report that meets them has this view.
 */
function ConditionsSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, mark, ...rules } = t('beyondIntro.conditions', {
    returnObjects: true,
  });
  const language = useLanguage();
  const met = { state: 'met', text: mark } as const;
  const { percent } = findStrongestCategories(report);
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <SheetBody>
        <Lead>{lead}</Lead>
        <ConditionCards role="list">
          <ConditionCard {...rules.certificate} figure={String(report.year)} mark={met} />
          <ConditionCard
            {...rules.total}
            figure={formatPercent(report.overallPercent, language)}
            mark={met}
          />
          <ConditionCard {...rules.average} figure={aboveAverage} mark={met} />
          <ConditionCard {...rules.category} figure={formatPercent(percent, language)} mark={met} />
        </ConditionCards>
      </SheetBody>
    </Sheet>
  );
}

/** The size of the programme in four figures, for the Above-and-Beyond view. */
function ProgrammeFiguresSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { companies, experts, reach, executives } = t('introduction.winners.figures', {
    returnObjects: true,
  });
  return (
    <Sheet
      id={id}
      {...t('beyondIntro.company', { returnObjects: true })}
      {...{ report, pageNumber }}
    >
      <FigureGrid figures={[companies, experts, reach, executives]} />
    </Sheet>
  );
}
