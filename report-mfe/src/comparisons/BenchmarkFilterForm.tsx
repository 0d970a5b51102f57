import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { findIndustryTitle } from '@cert/shared/domain';
import { compareNames, formatCountry } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Button, color, Field, fontSize, SelectField, space, Switch } from '@cert/shared/ui';
import type { BenchmarkFilters, ReportData } from '../reportData.ts';

type Props = {
  /** The report as currently shown. */
  shown: Pick<ReportData, 'company' | 'comparable' | 'reader' | 'year'>;
  /** The comparisons that the address selects. */
  filters: BenchmarkFilters;
  onCompare: (filters: BenchmarkFilters) => void;
};

/**
 * A form to choose the organisations that the report is compared with. Each choice shows its number of organisations; a
 * choice with too few organisations is disabled.
 */
export function BenchmarkFilterForm({ shown, filters, onCompare }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { company, comparable } = shown;
  const { control, handleSubmit } = useForm({ defaultValues: filters });
  const choice = (name: string, organisations: number | null) =>
    organisations === null
      ? { text: t('filter.tooFew', { name }), isDisabled: true }
      : { text: t('filter.choice', { name, count: organisations }) };
  return (
    <Form onSubmit={handleSubmit(onCompare)} aria-label={t('filter.title')}>
      <Field control={control} name="country">
        {(field, native) => (
          <SelectField
            {...field}
            label={t('filter.country')}
            emptyText={t('filter.none')}
            choices={byOwnFirst(
              comparable.countries
                .map((country) => ({ ...country, name: formatCountry(country.code, language) }))
                .toSorted((one, other) => compareNames(one.name, other.name, language)),
              ({ code }) => company.countries.includes(code),
            ).map(({ code, name, organisations }) => ({
              value: code,
              ...choice(name, organisations),
            }))}
            select={native}
          />
        )}
      </Field>
      <Field control={control} name="industry">
        {(field, native) => (
          <SelectField
            {...field}
            label={t('filter.industry')}
            emptyText={t('filter.none')}
            choices={byOwnFirst(comparable.industries, ({ id }) => id === company.industry).map(
              ({ id, organisations }) => ({
                value: id,
                ...choice(findIndustryTitle(id, language) ?? String(id), organisations),
              }),
            )}
            select={native}
          />
        )}
      </Field>
      {company.isInGroup && (
        <Field control={control} name="isWithGroup">
          {({ value, onChange }) => {
            const { text, isDisabled } = choice(t('filter.group'), comparable.group.organisations);
            return (
              <Switch
                {...{ text, onChange }}
                isOn={value}
                isDisabled={isDisabled === true && !value}
              />
            );
          }}
        </Field>
      )}
      <Hint>{t('filter.counts')}</Hint>
      <Button type="submit">{t('filter.compare')}</Button>
      {shown.reader === 'team' && (
        <p>
          <YearLink shown={shown} />
        </p>
      )}
    </Form>
  );
}

/** Puts the organisation's own countries and industry first, because users choose them most often. */
function byOwnFirst<Choice>(
  choices: readonly Choice[],
  isOwn: (choice: Choice) => boolean,
): Choice[] {
  return choices.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};

  & > button {
    justify-self: start;
  }
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
`;

type YearLinkProps = { shown: Pick<ReportData, 'year'> };

/**
 * A link that switches between comparisons with results of the report's year and with results of the newest year. It is
 * only for the team, because results of the newest year may not be final.
 */
function YearLink({ shown }: YearLinkProps) {
  const { t } = useTranslation('report');
  const { search } = useLocation();
  const { questionnaireId, new: newest } = useParams();
  const report = `/${questionnaireId}/report`;
  return newest === undefined ? (
    <Link to={`${report}/new${search}`}>{t('filter.newestYear')}</Link>
  ) : (
    <Link to={`${report}${search}`}>{t('filter.ownYear', { year: shown.year })}</Link>
  );
}
