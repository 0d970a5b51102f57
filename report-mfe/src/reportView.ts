import type { Report } from '@cert/shared/contract';
import type { Decision } from '@cert/shared/domain';

/** The report as its slides show it. Percents are whole, 0 to 100. */
export type ReportView = {
  organisation: string;
  year: number;
  decision: Decision;
  isLocked: boolean;
  overallPercent: number;
  thresholdPercent: number;
  /** The organisation's result of an earlier year; null where there is none. */
  previous: { year: number; percent: number } | null;
};

/**
 * Reads the wire's names and flags (decisions §6). While the report is provisional nothing is decided, whatever
 * the flag `passed` says (decisions §9).
 */
export function reportView({ info, result }: Report): ReportView {
  return {
    organisation: info.name,
    year: info.year,
    decision: info.provisional ? 'not-decided' : info.passed ? 'passed' : 'not-passed',
    isLocked: info.reportLocked === 1,
    overallPercent: result.overal,
    thresholdPercent: result.threshold,
    previous:
      info.previousYear === null || result.previous === null
        ? null
        : { year: info.previousYear, percent: result.previous },
  };
}
