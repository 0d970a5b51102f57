import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import type { ReportData } from '../toReportData.ts';
import { findResultChange } from './findResultChange.ts';
import { findCertificateOutcome } from './findCertificateOutcome.ts';
import { findShareName } from './findShareName.ts';

/** The texts for the overall result: the headline, then one or two sentences. */
export function useResultTexts(
  report: ReportData,
  product: string,
): { headline: string; sentences: string[] } {
  const { t } = useTranslation('report');
  const threshold = formatPercent(report.thresholdPercent, useLanguage());
  const standing = findCertificateOutcome(report);
  const change = findResultChange(report);
  const share = t(`result.share.${findShareName(report.overallPercent)}`);
  // The headline names the most important fact: not decided, not passed, or else the change since the earlier year.
  const message = standing.kind === 'passed' ? (change?.kind ?? 'alone') : standing.kind;
  const headline = t(`result.headline.${message}`, { share, year: change?.year ?? '' });
  const sentence = t(`result.standing.${standing.kind}`, {
    product,
    threshold,
    organisation: report.organisation,
    count: 'points' in standing ? standing.points : 0,
  });
  const changeSentence =
    change && t(`result.change.${change.kind}`, { count: change.points, year: change.year });
  return { headline, sentences: changeSentence ? [sentence, changeSentence] : [sentence] };
}
