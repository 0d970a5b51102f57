import { Link, useLocation, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ReportData } from '../toReportData.ts';

type Props = { shown: Pick<ReportData, 'year'> };

/** A link that switches between comparisons with results of the report's year and of the newest year. */
export function YearLink({ shown }: Props) {
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
