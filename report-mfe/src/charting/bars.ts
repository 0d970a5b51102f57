import type { ComparisonKind } from '../reportView.ts';

/** What a bar stands for: the organisation now, in an earlier year, or others. */
export type BarKind = 'own' | 'previous' | ComparisonKind;

export type Bar = {
  kind: BarKind;
  /** In units of the scale; null where there is no bar to draw. */
  length: number | null;
  /** The value as people read it, with its unit; `n/a` where there is none. */
  label: string;
  /** What the table says beyond the label: how many organisations stand behind it. */
  note?: string;
};

/** One line of a chart: bars that belong together, the first on top. */
export type BarRow = {
  key: string;
  title: string;
  /** The letters of the title that stand out: from which on, and how many. */
  highlight?: { at: number; length: number };
  bars: readonly Bar[];
};

/** What the lines of a chart are measured on, from 0. */
export type Scale = {
  most: number;
  /** From one tick to the next. */
  step: number;
};

/** Grades of areas. */
export const gradeScale: Scale = { most: 3, step: 1 };

/** Shares of points, in percent. */
export const percentScale: Scale = { most: 100, step: 10 };

/** The grade at which topics and areas carry their reference line. */
export const referenceGrade = 2;
