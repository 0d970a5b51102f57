import type { ComparisonKind } from '../toReportData.ts';

/**
 * The kind of value that a bar shows: the organisation's value of this year or of an earlier year, or the average of
 * other organisations.
 */
export type BarKind = 'own' | 'previous' | ComparisonKind;

export type Bar = {
  kind: BarKind;
  /** Length of the bar in units of the scale; null for no bar. */
  length: number | null;
  /** The formatted value with its unit, or "n/a". */
  label: string;
  /** The number of organisations behind the value, shown in the table only. */
  note?: string;
};

/** A row of a chart: a title and its bars, from top to bottom. */
export type BarRow = {
  key: string;
  title: string;
  /** The highlighted part of the title: start index and length, in characters. */
  highlight?: { at: number; length: number };
  bars: readonly Bar[];
};

/** The scale of a chart, from 0 to `most`. */
export type Scale = {
  most: number;
  /** Distance between two ticks. */
  step: number;
};

/** Scale for the grades of areas. */
export const gradeScale: Scale = { most: 3, step: 1 };

/** Scale for shares of points, in percent. */
export const percentScale: Scale = { most: 100, step: 10 };

/** The grade at which charts of topics and areas have their reference line. */
export const referenceGrade = 2;
