import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { ExportedQuestionnaire, ExportedRow } from './exportedQuestionnaire.ts';

/** Column width in characters. It is wide, because Excel does not wrap texts automatically. */
const columnWidth = 32;

/** Creates an XLSX file. Every text passes through `encodeCellText`, and no cell is a formula. */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  return writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map(() => ({ width: columnWidth })),
      data: rows.map((row, index) => row.map((value) => toExcelCell(value, index === 0))),
    })),
  ).toBuffer();
}

/**
 * Converts a value to a cell. Texts come from users: the cell's type prevents that `=1+1` is evaluated when the sheet
 * is opened, and its format prevents it when the cell is edited.
 */
function toExcelCell(value: CellValue, isHeading: boolean): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'boolean') return { type: Boolean, value };
  return {
    type: String,
    value: encodeCellText(value),
    format: textFormat,
    wrap: true,
    ...(isHeading && { fontWeight: 'bold' }),
  };
}

/** The number format "Text". Source: ECMA-376 part 1, 18.8.30 (id 49). */
const textFormat = '@';

/** One sheet of a workbook; the first row contains the headings. */
type WorkbookSheet = { name: string; rows: CellValue[][] };

/** Columns that the first sheet does not show. */
const unshown = ['shown', 'id', 'questionnaire_id', 'key', 'title'];

/** Converts a questionnaire to sheets for reading, filtering and printing. */
export function createWorkbookSheets(exported: ExportedQuestionnaire): WorkbookSheet[] {
  const { organisation, year, language, exportedAt, questions, tables } = exported;
  const facts: [string, unknown][] = [
    ['organisation', organisation.title],
    ['key', organisation.key],
    ['year', year],
    ['language', language],
    ['exported at', exportedAt],
    ...[...tables.organisations, ...tables.questionnaires, ...tables.workforce_figures].flatMap(
      (row) =>
        Object.entries(row)
          .filter(([column]) => !unshown.includes(column))
          .map(([column, value]): [string, unknown] => [column, row.shown[column] ?? value]),
    ),
    ...tables.members.map((row): [string, unknown] => [String(row.role), row.shown.account_id]),
  ];
  return [
    { name: 'Organisation', rows: [['what', 'value'], ...facts.map((row) => row.map(asCell))] },
    {
      name: 'Answers',
      rows: [
        ['category', 'area', 'question', 'kind', 'answers', 'number', 'comment', 'marked'],
        ...questions.map((line) => [
          line.category,
          line.area,
          line.question,
          line.kind,
          line.shown.join('\n'),
          onlyNumber(line.answers.map(({ value }) => value)),
          line.comment,
          line.isMarked,
        ]),
      ],
    },
    tableSheet('Grades', [
      ...tables.certifier_grades.map((row) =>
        gradeLine('own', { row, by: 'account_id', at: 'graded_at' }),
      ),
      ...tables.final_grades.map((row) => gradeLine('final', { row, by: 'set_by', at: 'set_at' })),
    ]),
    tableSheet('Comments', [
      ...tables.responses
        .filter(
          ({ kind, question_id, content }) =>
            kind === 'comment' && question_id === null && content !== null,
        )
        .map((row) => commentLine('client', { row, by: 'saved_by', at: 'saved_at' })),
      ...tables.comments.map((row) =>
        commentLine(String(row.kind), { row, by: 'account_id', at: 'changed_at' }),
      ),
    ]),
    tableSheet(
      'Intro questions',
      tables.intro_answers.map((row) => ({
        question: row.field,
        answer: row.content,
        by: row.shown.saved_by,
        at: row.saved_at,
      })),
    ),
    tableSheet(
      'Documents',
      tables.documents.map((row) => ({
        area: row.shown.area_id,
        question: row.shown.question_id,
        title: row.title,
        file: row.file_name,
        type: row.file_type,
        bytes: row.byte_count,
        sha256: row.sha256,
        by: row.shown.uploaded_by,
        at: row.uploaded_at,
      })),
    ),
    tableSheet(
      'Report texts',
      tables.report_fields.map((row) => ({
        language: row.language,
        field: row.field,
        html: row.html,
        version: row.version,
        by: row.shown.saved_by,
        at: row.saved_at,
      })),
    ),
  ];
}

type Line = { [heading: string]: unknown };

function gradeLine(kind: string, { row, by, at }: Saved): Line {
  return { area: row.shown.area_id, kind, grade: row.grade, by: row.shown[by], at: row[at] };
}

function commentLine(kind: string, { row, by, at }: Saved): Line {
  const { area_id: area, question_id: question } = row.shown;
  return { area, question, kind, comment: row.content, by: row.shown[by], at: row[at] };
}

/** A row, and the names of its columns with author and time. */
type Saved = { row: ExportedRow; by: string; at: string };

/** Creates a sheet with the names of the fields as headings. */
function tableSheet(name: string, lines: readonly Line[]): WorkbookSheet {
  const headings = Object.keys(lines[0] ?? { 'nothing yet': null });
  return {
    name,
    rows: [headings, ...lines.map((line) => headings.map((heading) => asCell(line[heading])))],
  };
}

function onlyNumber(values: readonly unknown[]): number | null {
  const [value] = values;
  return values.length === 1 && typeof value === 'number' ? value : null;
}

function asCell(value: unknown): CellValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return JSON.stringify(value);
}

/** Type of a cell's value. */
type CellValue = string | number | boolean | null;

/**
 * Maximum length of a cell, in UTF-16 units before `encodeCellText` escapes anything. Excel reports a file with longer
 * cells as damaged. Source: Microsoft, "Excel specifications and limits".
 */
const maxTextLength = 32_767;
const cutMark = ' … (whole in the JSON export)';

/**
 * Matches what a cell must hold in the escaped form `_xHHHH_`: characters that XML does not allow or, as the carriage
 * return, does not keep; and an underscore that programs would read as the beginning of such an escape. Source:
 * ECMA-376 part 1, 22.9.2.19 (ST_Xstring); XML 1.0, sections 2.2 and 2.11.
 */
const escaped = /(?![\t\n])\p{Cc}|[\ufffd-\uffff]|_(?=x[\dA-Fa-f]{4})/gu;

/** Cuts a text at the maximum length, and escapes it so that programs show it as it was written. */
export function encodeCellText(written: string): string {
  const whole = written.toWellFormed();
  const held =
    whole.length > maxTextLength
      ? whole.slice(0, maxTextLength - cutMark.length).replace(/[\uD800-\uDBFF]$/, '') + cutMark
      : whole;
  const text = held.replace(escaped, escapeCharacter);
  // write-excel-file looks texts up in an object whose prototype has these names, such as `toString`.
  return text in Object.prototype ? escapeCharacter(text.charAt(0)) + text.slice(1) : text;
}

function escapeCharacter(character: string): string {
  const hex = character.charCodeAt(0).toString(16).toUpperCase();
  return `_x${hex.padStart(4, '0')}_`;
}
