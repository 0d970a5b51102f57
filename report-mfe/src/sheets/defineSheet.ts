import type { ComponentType } from 'react';
import type { ProgrammeReply } from '@cert/shared/contract';
import { hasText, type ReportField } from '@cert/shared/domain';
import type { SheetProps } from '../layout/sheetProps.ts';
import type { ReportData } from '../reportData.ts';
import type prose from '../texts/locales/en.json';

type SheetOptions = {
  /** The anchor of the sheet in the address. Do not rename it: existing links to the report contain it. */
  id: string;
  /** The message key of the title in the table of contents; a sheet without a title is not listed there. */
  title?: `contents.titles.${keyof (typeof prose)['contents']['titles']}`;
  /** Whether a report has the sheet. Default: every report has it. `programme` contains the thresholds. */
  when?: (report: ReportData, programme: ProgrammeReply) => boolean;
  /**
   * The team's texts that the sheet needs. While all of them are empty, the sheet is shown on the screen only and has
   * no page number.
   */
  texts?: readonly ReportField[];
  /**
   * Texts, by their anchor, that are on this sheet if they fit, else on separate sheets after it. Unlike `texts`, they
   * do not decide whether this sheet is printed.
   */
  inner?: { readonly [anchor: string]: ReportField };
  /** Further texts on the sheet. The sheet is printed even if they are empty. */
  alsoTexts?: (report: ReportData) => readonly ReportField[];
  /** The category of the sheet, if there is one group of sheets per category. */
  categoryId?: number;
  /** Renders the sheet and, if its content does not fit on one sheet, the continuations (`ContinuedSheets`). */
  Sheet: ComponentType<SheetProps>;
};

/** One sheet in a view of the report. */
export type SheetDefinition = SheetOptions & Required<Pick<SheetOptions, 'when'>>;

/** Defines a sheet of the report. `report-mfe/README.md` explains how to add the sheet to a view. */
export function defineSheet(options: SheetOptions): SheetDefinition {
  return { when: () => true, ...options };
}

/** Restricts sheets to the reports for which `when` returns true. It replaces the sheets' own `when`. */
export function limitSheetsToReports(
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
export function listApplicableSheets(
  view: SheetList,
  { report, programme }: { report: ReportData; programme: ProgrammeReply },
): SheetDefinition[] {
  return listAllSheets(view, report).filter(({ when }) => when(report, programme));
}

/** All sheets of a view, including sheets that do not apply to this report. */
export function listAllSheets(view: SheetList, report: ReportData): SheetDefinition[] {
  return view.flatMap((sheets) => (typeof sheets === 'function' ? sheets(report) : sheets));
}

/** A sheet that the table of contents lists. */
export type ListedSheet = Pick<Required<SheetOptions>, 'id' | 'title'>;

/** The sheets that the table of contents lists, in their order. */
export function listTitledSheets(sheets: readonly SheetDefinition[]): ListedSheet[] {
  return sheets.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
}

/** Whether a sheet is printed; see `texts` of its definition. */
export function isSheetPrinted({ texts }: SheetDefinition, report: ReportData): boolean {
  return !texts || texts.some((field) => hasText(report.texts[field]));
}

/**
 * The sheets that the reader sees on the screen. The team also sees sheets that are not printed, to write their texts.
 */
export function listVisibleSheets(
  sheets: readonly SheetDefinition[],
  report: ReportData,
): SheetDefinition[] {
  return sheets.filter((sheet) => report.reader === 'team' || isSheetPrinted(sheet, report));
}

/**
 * The anchors of the printed sheets, in their order. They include the anchors of written `inner` texts; an inner text
 * that fits on its sheet registers no page of its own (`AnchorWithoutPage`).
 */
export function listPrintedAnchors(
  sheets: readonly SheetDefinition[],
  report: ReportData,
): string[] {
  return sheets
    .filter((sheet) => isSheetPrinted(sheet, report))
    .flatMap(({ id, inner = {} }) => [
      id,
      ...Object.keys(inner).filter((anchor) => hasText(report.texts[inner[anchor] ?? ''])),
    ]);
}
