import type { BeyondCategory } from '../grades/beyond.ts';
import { reportFieldKind } from './reportFields.ts';

/** A figure of the report: the grade of an area, a number of the questionnaire, or a share of Above and Beyond. */
export type ReportFigure = {
  /** `area_{id}`, `figure_{key}` or `beyond_{category}`. */
  name: string;
  /** Id of the questionnaire's category; undefined for a figure of Above and Beyond. */
  categoryId?: number;
  /** The Above-and-Beyond category; undefined for another figure. */
  beyond?: BeyondCategory;
  /** A grade of 0 to 3, a number as answered, or whole percent; null if there is none. */
  value: number | null;
};

/** The values of figures by their names. */
export type TextFigures = { [name: string]: number | null };

/**
 * Selects the figures that a text of the report may mention, so that the team can be warned when they change. A text
 * about a category, also one of Above and Beyond, gets the figures of that category. The text `wordsFromTeam` gets all
 * figures of Above and Beyond, and any other text gets all other figures. Dates and the timeline get none. See
 * docs/product/report.md#changed-figures.
 */
export function selectTextFigures(field: string, figures: readonly ReportFigure[]): TextFigures {
  return Object.fromEntries(
    figures
      .filter((figure) => isBesideText(field, figure))
      .map(({ name, value }) => [name, value] as const),
  );
}

function isBesideText(field: string, { categoryId, beyond }: ReportFigure): boolean {
  if (/^(?:date|timeline)$/.test(reportFieldKind(field, []) ?? '')) return false;
  if (field === 'wordsFromTeam') return beyond !== undefined;
  const [, beyondName] = /^abHighLights(?:Additional)?([A-Z]\w+)$/.exec(field) ?? [];
  if (beyondName !== undefined) return beyond === beyondName.toLowerCase();
  if (beyond !== undefined) return false;
  const [, id] = /_(\d+)$/.exec(field) ?? [];
  return id === undefined || categoryId === Number(id);
}

/**
 * The names of the figures whose value has changed since a text was written. A figure that is missing in `then` or
 * `now` is not compared.
 * @param then the figures that were stored with the text
 */
export function listChangedFigures(then: TextFigures, now: TextFigures): string[] {
  return Object.keys(now).filter((name) => Object.hasOwn(then, name) && then[name] !== now[name]);
}
