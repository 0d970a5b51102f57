import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { findIndustryTitle } from '@cert/shared/domain';
import { formatCountry } from '@cert/shared/i18n';
import { Loaded, useLanguage, useLazy } from '@cert/shared/platform';
import { color, fontSize, IconButton, Popover, radius, space, Spinner } from '@cert/shared/ui';
import type { BenchmarkFilterForm } from './BenchmarkFilterForm.tsx';
import { noBenchmarkFilters, type BenchmarkFilters, type ReportData } from '../reportData.ts';

type Props = {
  /** The report as currently shown. */
  shown: ReportData;
  /** The comparisons that the address selects. While they load, `shown` still contains the earlier comparisons. */
  filters: BenchmarkFilters;
  setFilters: (next: BenchmarkFilters) => void;
  /** Whether the report with these comparisons is loading. */
  isReloading: boolean;
};

/** Loads the form when the popover is opened for the first time. */
function LazyFilterForm(props: ComponentProps<typeof BenchmarkFilterForm>) {
  const loaded = useLazy('filter-form', () => import('./BenchmarkFilterForm.tsx'));
  return <Loaded of={loaded}>{({ BenchmarkFilterForm: Form }) => <Form {...props} />}</Loaded>;
}

/** The comparisons in the report's toolbar: a popover with the form, and the chosen comparisons with a clear button. */
export function ComparisonPicker({ shown, filters, setFilters, isReloading }: Props) {
  const { t } = useTranslation('report');
  const names = useComparedNames(shown, filters);
  return (
    <Frame>
      <Popover text={t('filter.open')} label={t('filter.title')}>
        {(close) => (
          <LazyFilterForm
            {...{ shown, filters }}
            onCompare={(next) => {
              setFilters(next);
              close();
            }}
          />
        )}
      </Popover>
      {names.length > 0 && (
        <Summary>
          {isReloading && <Spinner />}
          <span title={names.join(', ')}>{names.join(', ')}</span>
          <IconButton
            icon="close"
            label={t('filter.clear')}
            onClick={() => setFilters(noBenchmarkFilters)}
          />
        </Summary>
      )}
      <p aria-live="polite" className="visually-hidden">
        {isReloading && t('filter.reading')}
        {!isReloading && names.length > 0 && t('filter.done')}
      </p>
    </Frame>
  );
}

/** The names of the chosen comparisons. A name also says if its comparison has too few organisations. */
function useComparedNames(
  { company, comparable }: Pick<ReportData, 'company' | 'comparable'>,
  { country, industry, isWithGroup }: BenchmarkFilters,
): string[] {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const nameOf = (name: string, organisations: number | null | undefined) =>
    organisations === null ? t('filter.tooFew', { name }) : name;
  return [
    country &&
      nameOf(
        formatCountry(country, language),
        comparable.countries.find(({ code }) => code === country)?.organisations,
      ),
    industry !== null &&
      nameOf(
        findIndustryTitle(industry, language) ?? '',
        comparable.industries.find(({ id }) => id === industry)?.organisations,
      ),
    isWithGroup && company.isInGroup && nameOf(t('filter.group'), comparable.group.organisations),
  ].filter((name) => typeof name === 'string');
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
`;

const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  padding-inline-start: ${space[3]};
  border-radius: ${radius.round};
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: ${fontSize.small};
  font-weight: 600;

  & > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
