import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { ReportData } from '../../reportData.ts';
import { findPointShareName } from './findPointShareName.ts';

/** The texts for the overall result: the headline, then one or two sentences. */
export function useResultTexts(
  report: ReportData,
  product: string,
): { headline: string; sentences: string[] } {
  const { t } = useTranslation('report');
  const threshold = formatPercent(report.thresholdPercent, useLanguage());
  const outcome = findCertificateOutcome(report);
  const change = findResultChange(report);
  const share = t(`result.share.${findPointShareName(report.overallPercent)}`);
  // The headline names the most important fact: not decided, not passed, or else the change since the earlier year.
  const message = outcome.kind === 'passed' ? (change?.kind ?? 'alone') : outcome.kind;
  const headline = t(`result.headline.${message}`, { share, year: change?.year ?? '' });
  const sentence = t(`result.standing.${outcome.kind}`, {
    product,
    threshold,
    organisation: report.organisation,
    count: 'points' in outcome ? outcome.points : 0,
  });
  const changeSentence =
    change && t(`result.change.${change.kind}`, { count: change.points, year: change.year });
  return { headline, sentences: changeSentence ? [sentence, changeSentence] : [sentence] };
}

/** How a result compares with the requirements of the certificate; `undecided` while the result is provisional. */
export type CertificateOutcome =
  | { kind: 'passed' | 'key-area-below' | 'undecided' }
  /** `points` is the number of missing percentage points, 1 or more. */
  | { kind: 'below-threshold'; points: number };

/**
 * Compares a result with the requirements of the certificate: the threshold of the overall result, and a minimum grade
 * in each key area. The percentages never contradict the decision (docs/product/certificate.md#exact-thresholds).
 */
export function findCertificateOutcome({
  decision,
  overallPercent,
  thresholdPercent,
}: Pick<ReportData, 'decision' | 'overallPercent' | 'thresholdPercent'>): CertificateOutcome {
  if (decision === 'not-decided') return { kind: 'undecided' };
  if (decision === 'passed') return { kind: 'passed' };
  const points = thresholdPercent - overallPercent;
  return points > 0 ? { kind: 'below-threshold', points } : { kind: 'key-area-below' };
}

/** How the result differs from the earlier result. `points` is the difference in percentage points, 0 for `same`. */
export type ResultChange = { kind: 'more' | 'less' | 'same'; points: number; year: number };

/**
 * The change since the earlier result. Undefined without an earlier result, and while grades are missing: a result
 * that is not final is not compared.
 */
export function findResultChange({
  decision,
  overallPercent,
  previous,
}: Pick<ReportData, 'decision' | 'overallPercent' | 'previous'>): ResultChange | undefined {
  if (!previous || decision === 'not-decided') return undefined;
  const points = overallPercent - previous.percent;
  const kind = points > 0 ? 'more' : points < 0 ? 'less' : 'same';
  return { kind, points: Math.abs(points), year: previous.year };
}

/**
 * The result compared with the average of all other organisations. `points` is the difference in percentage points, 1
 * or more.
 */
export type ComparisonWithOthers =
  { kind: 'above' | 'below'; points: number } | { kind: 'same' | 'unknown' | 'undecided' };

/**
 * Compares the result with the average of all other organisations: `undecided` while grades are missing, `unknown` if
 * the average may not be shown, for example because it has too few organisations.
 */
export function compareResultToOthers({
  decision,
  overallPercent,
  comparisons,
}: Pick<ReportData, 'decision' | 'overallPercent' | 'comparisons'>): ComparisonWithOthers {
  const mean = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
  if (mean === null) return { kind: 'unknown' };
  if (decision === 'not-decided') return { kind: 'undecided' };
  const points = overallPercent - mean;
  if (points === 0) return { kind: 'same' };
  return { kind: points > 0 ? 'above' : 'below', points: Math.abs(points) };
}
