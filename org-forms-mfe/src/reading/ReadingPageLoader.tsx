import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { CategorySummary, ProgrammeReply } from '@cert/shared/contract';
import {
  beyondGrade,
  highestGrade,
  isKeyArea,
  languageTags,
  numberBounds,
  teamSize,
  type Language,
} from '@cert/shared/domain';
import { formatFileSize, formatGrade, formatNumber, formatPercent } from '@cert/shared/i18n';
import {
  combineReads,
  Loaded,
  MessageValues,
  useLanguage,
  useMessages,
  useRead,
} from '@cert/shared/platform';
import { useQuestionnaireId } from './addresses.ts';
import { readingMessageLoaders, type ReadingNamespace } from './readingMessageLoaders.ts';

/** The data that a reading page (a page with long explanatory texts) shows in addition to its texts. */
export type ReadingPageData = { programme: ProgrammeReply; categories: readonly CategorySummary[] };

type Props = { namespace: ReadingNamespace; children: (facts: ReadingPageData) => ReactNode };

/** Loads the messages of a reading page and the data for their placeholders: programme and categories. */
export function ReadingPageLoader({ namespace, children }: Props) {
  const messages = useMessages(namespace, readingMessageLoaders[namespace]);
  const programme = useRead('programme', {});
  const categories = useRead('areaCategoryList', { id: useQuestionnaireId() });
  return (
    <Loaded of={combineReads(programme, categories, messages)}>
      {([programme, categories]) => (
        <FactValues programme={programme} categories={categories}>
          {children({ programme, categories })}
        </FactValues>
      )}
    </Loaded>
  );
}

/** Provides the values of the placeholders to the messages of all components inside it. */
function FactValues({
  programme,
  categories,
  children,
}: ReadingPageData & { children: ReactNode }) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const values = useMemo(
    () => readingValues({ programme, categories, language, t }),
    [programme, categories, language, t],
  );
  return <MessageValues values={values}>{children}</MessageValues>;
}

/** Values for the placeholders of the reading pages. The texts themselves contain no names and no figures. */
type ReadingValues = Readonly<Record<string, string>>;

/**
 * Formats the names, thresholds and figures of the programme, the counts of the questionnaire's categories and areas,
 * and limits of the product. Only open areas are counted: in a questionnaire that is limited to the key areas, all
 * others are closed.
 */
function readingValues({
  programme,
  categories,
  language,
  t,
}: {
  programme: ProgrammeReply;
  categories: readonly CategorySummary[];
  language: Language;
  t: TFunction<'org-forms'>;
}): ReadingValues {
  const { thresholds, figures } = programme;
  const open = categories.flatMap(({ areas }) => areas.filter((area) => area.open));
  const keys = open.filter(isKeyArea);
  const percent = (value: number) => formatPercent(value, language);
  const number = (value: number) => formatNumber(value, language);
  const steps = t('reading.counted.steps', { count: categories.length });
  const areas = t('reading.counted.areas', { count: open.length });
  const keyAreas = t('reading.counted.keyAreas', { count: keys.length });
  const team = t('reading.counted.certifiers', { count: teamSize });
  const themes = t('reading.counted.themes', { count: programme.beyondCategories.length });
  const mostPoints = highestGrade * open.length;
  return {
    product: programme.product,
    beyondProduct: programme.beyondProduct,
    provider: programme.provider,
    certificatePercent: percent(thresholds.certificatePercent),
    beyondTotalPercent: percent(thresholds.beyondTotalPercent),
    beyondCategoryPercent: percent(thresholds.beyondCategoryPercent),
    topEmployersPercent: percent(figures.topEmployersPercent),
    seniorExecutivesPercent: percent(figures.seniorExecutivesPercent),
    companiesPerYear: number(figures.companiesPerYear),
    certifyingExperts: number(figures.certifyingExperts),
    usersReachedLeast: number(figures.usersReachedLeast),
    usersReachedMost: number(figures.usersReachedMost),
    longSickLeave: inUnit(figures.longSickLeaveDays, 'day', language),
    meetingTime: inUnit(figures.meetingMinutesPerArea, 'minute', language),
    steps,
    areas,
    areaCount: number(open.length),
    keyAreas,
    team,
    themes,
    highest: number(highestGrade),
    beyondGrade: formatGrade(beyondGrade, language),
    mostPoints: number(mostPoints),
    neededPoints: number((mostPoints * thresholds.certificatePercent) / 100),
    leastPercent: number(numberBounds.percentage.min),
    mostPercent: number(numberBounds.percentage.max),
    uploadLimit: formatFileSize(programme.uploadLimitBytes, language),
  };
}

/** Formats a count with its unit in the right plural form: `42 dana`. */
function inUnit(count: number, unit: 'day' | 'minute', language: Language): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageTags[language], format).format(count);
}
