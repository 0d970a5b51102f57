import { shortenName, estimateTextHeightMm, type LineSize } from '../../layout/fitText.ts';

/** The texts whose lengths determine how much space is left for names on a scorecard. */
type ScorecardTexts = {
  headline: string;
  steps: readonly string[];
  /** The areas of both lists, each with the sentence about its failing grade, if it has one. */
  lists: readonly (readonly { name: string; gap?: string | undefined }[])[];
};

/** Sizes on paper in millimetres, used by both the drawing and this estimate. */
export const scorecardSizesMm = { minRow: 8.6, stepTitle: 50 } as const;

/** The height of the column beside the panel, without its margins, in millimetres. */
const columnMm = 180;
/** The height of scale, legend, headings, footer, sentences about left-out areas, and all gaps, in millimetres. */
const fixedMm = 60;

const lines = {
  headline: { mm: 10.8, letters: 34 },
  step: { mm: 4.6, letters: 24 },
  area: { mm: 4.8, letters: 36 },
  gap: { mm: 4.1, letters: 32 },
} as const satisfies Record<string, LineSize>;
/** The height of a list entry in addition to its lines of text, in millimetres. */
const entryPaddingMm = 2.6;

/** Maximum lengths of names, in characters, tried in this order until the scorecard fits. */
const lengths = [120, 90, 60, 44, 30, 20] as const;

/**
 * Chooses the maximum length of names, in characters, so that the scorecard fits on one sheet. Other sheets show the
 * full names.
 */
export function chooseScorecardNameLength({ headline, steps, lists }: ScorecardTexts): number {
  const availableMm = columnMm - fixedMm - estimateTextHeightMm(headline, lines.headline);
  return lengths.find((length) => heightAt(length) <= availableMm) ?? Math.min(...lengths);

  function heightAt(length: number): number {
    const rows = steps.map((name) =>
      Math.max(
        scorecardSizesMm.minRow,
        estimateTextHeightMm(shortenName(name, length), lines.step),
      ),
    );
    const columns = lists.map((entries) =>
      sum(
        entries.map(
          ({ name, gap = '' }) =>
            estimateTextHeightMm(shortenName(name, length), lines.area) +
            estimateTextHeightMm(gap, lines.gap) +
            entryPaddingMm,
        ),
      ),
    );
    return sum(rows) + Math.max(0, ...columns);
  }
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
