import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { industries } from '@cert/shared/domain';
import { formatCountry } from '@cert/shared/i18n';
import { failureCode, useLanguage } from '@cert/shared/platform';
import {
  Button,
  color,
  Field,
  fontSize,
  Notice,
  radius,
  SelectField,
  space,
  Switch,
} from '@cert/shared/ui';
import type { ReportData } from '../reportData.ts';
import type { ComparedReport } from './useReport.ts';

type Props = Pick<ComparedReport, 'compareWith' | 'isReloading'> & {
  /** The report as currently shown. */
  shown: Pick<ReportData, 'company' | 'filters' | 'year'>;
  /** The failure of the last request; undefined after a success. */
  failure: unknown;
};

/**
 * A form to choose the organisations that the report is compared with. The current report stays visible until the new
 * one is loaded.
 */
export function FilterForm({ shown, compareWith, isReloading, failure }: Props) {
  const { t } = useTranslation('report');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const { countries, industry, isInGroup } = shown.company;
  const { control, handleSubmit, formState } = useForm({ defaultValues: shown.filters });
  const { isSubmitted } = formState;
  return (
    <Form onSubmit={handleSubmit(compareWith)} aria-label={t('filter.title')}>
      <Title aria-hidden="true">{t('filter.title')}</Title>
      <Fields>
        {countries.length > 0 && (
          <Field control={control} name="country">
            {(field, native) => (
              <SelectField
                {...field}
                label={t('filter.country')}
                emptyText={t('filter.none')}
                choices={countries.map((code) => ({
                  value: code,
                  text: formatCountry(code, language),
                }))}
                select={native}
              />
            )}
          </Field>
        )}
        <Field control={control} name="industry">
          {(field, native) => (
            <SelectField
              {...field}
              label={t('filter.industry')}
              emptyText={t('filter.none')}
              choices={byOwnFirst(industry).map(({ id, title }) => ({
                value: id,
                text: title[language],
              }))}
              select={native}
            />
          )}
        </Field>
        {isInGroup && (
          <Field control={control} name="isWithGroup">
            {({ value, onChange }) => (
              <Switch text={t('filter.group')} isOn={value} onChange={onChange} />
            )}
          </Field>
        )}
        <Button
          type="submit"
          tone="secondary"
          busyText={isReloading ? t('filter.reading') : undefined}
        >
          {t('filter.save')}
        </Button>
      </Fields>
      <p>
        <YearLink shown={shown} />
      </p>
      {failure !== undefined && !isReloading && (
        <Notice tone="failure">{tPlatform(`failed.${failureCode(failure)}`)}</Notice>
      )}
      <p aria-live="polite" className="visually-hidden">
        {isReloading && t('filter.reading')}
        {isSubmitted && !isReloading && failure === undefined && t('filter.done')}
      </p>
    </Form>
  );
}

/** Puts the organisation's own industry first: it is the most frequent choice. */
function byOwnFirst(own: number | null) {
  return industries.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};
`;

const Title = styled.p`
  font-size: ${fontSize.lead};
  font-weight: 600;
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[4]};

  & > * {
    flex: 1 1 14rem;
  }

  & > button {
    flex: none;
  }
`;

type YearLinkProps = { shown: Pick<ReportData, 'year'> };

/** A link that switches between comparisons with results of the report's year and of the newest year. */
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
