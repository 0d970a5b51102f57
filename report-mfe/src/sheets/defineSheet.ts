import type { ComponentType } from 'react';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportField } from '@cert/shared/domain';
import type { SheetProps } from '../layout/sheetProps.ts';
import type { ReportData } from '../reportData.ts';
import type prose from '../texts/locales/en.json';
import { hasText } from '../texts/teamTextHtml.ts';

type SheetOptions = {
  /** The anchor of the sheet in the address. Do not rename it: existing links to the report contain it. */
  id: string;
  /** The message key of the title in the table of contents; a sheet without a title is not listed there. */
  title?: `contents.titles.${keyof (typeof prose)['contents']['titles']}`;
  /** Whether a report has the sheet; without this function all reports have it. `programme` has the thresholds. */
  when?: (report: ReportData, programme: ProgrammeReply) => boolean;
  /**
   * The team's texts that the sheet needs. While all of them are empty, the sheet is shown on the screen only and has
   * no page number.
   */
  texts?: readonly ReportField[];
  /** The category of the sheet, if there is one group of sheets per category. */
  categoryId?: number;
  /** Shows the sheet and, if its content needs them, the sheets that continue it (`ContinuedSheets`). */
  Sheet: ComponentType<SheetProps>;
};

/** One sheet in a view of the report. */
export type SheetDefinition = SheetOptions & Required<Pick<SheetOptions, 'when'>>;

/** Defines a sheet of the report. `report-mfe/README.md` says where it is added. */
export function defineSheet(options: SheetOptions): SheetDefinition {
  return { when: () => true, ...options };
}

/** Restricts the sheets of a section to some reports. */
export function onlyWhen(
  when: SheetDefinition['when'],
  sheets: readonly SheetDefinition[],
): SheetDefinition[] {
  return sheets.map((sheet) => ({ ...sheet, when }));
}

/** The sheets of a view in their order. A function creates the sheets that differ between reports. */
export type SheetList = readonly (
  SheetDefinition | ((report: ReportData) => readonly SheetDefinition[])
)[];

/** The sheets of a view that apply to this report, in their order. */
export function listSheets(
  view: SheetList,
  { report, programme }: { report: ReportData; programme: ProgrammeReply },
): SheetDefinition[] {
  return allSheets(view, report).filter(({ when }) => when(report, programme));
}

/** All sheets of a view, also those that do not apply to this report. */
export function allSheets(view: SheetList, report: ReportData): SheetDefinition[] {
  return view.flatMap((sheets) => (typeof sheets === 'function' ? sheets(report) : sheets));
}

/** A sheet that the table of contents lists. */
export type ListedSheet = Pick<Required<SheetOptions>, 'id' | 'title'>;

/** The sheets that the table of contents lists, in their order. */
export function listTitled(sheets: readonly SheetDefinition[]): ListedSheet[] {
  return sheets.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
}

/** Whether a sheet is printed; see `texts` of its definition. */
export function isPrinted({ texts }: SheetDefinition, report: ReportData): boolean {
  return !texts || texts.some((field) => hasText(report.texts[field]));
}
