import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { AnswerValue } from '@cert/shared/domain';
import type {
  ExportedQuestionnaire,
  ExportedRow,
  ExportedQuestion,
} from './exportedQuestionnaire.ts';

/** Column width in characters. It is wide, because Excel does not wrap texts automatically. */
const columnWidth = 32;

/** Creates an XLSX file. Every cell passes through `makeCellSafe`, and none is a formula. */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  return writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map(() => ({ width: columnWidth })),
      data: rows.map((row, index) =>
        row.map((value) => toExcelCell(makeCellSafe(value), index === 0)),
      ),
    })),
  ).toBuffer();
}

function toExcelCell(value: CellValue, isHeading: boolean): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'boolean') return { type: Boolean, value };
  return { type: String, value, wrap: true, ...(isHeading && { fontWeight: 'bold' }) };
}

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
      (row) => Object.entries(row).filter(([column]) => !unshown.includes(column)),
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
          line.answers.map(formatAnswer).join('\n'),
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
        .filter((row) => row.kind === 'comment' && row.question_id === null)
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

/** Formats an answer on one line: `Sport: 12.5 % (since 2020)`; for a tick only the answer's text. */
function formatAnswer({
  answer,
  value,
  unit,
  additional,
}: ExportedQuestion['answers'][number]): string {
  const given =
    typeof value === 'boolean' ? '' : `: ${formatValue(value)}${unit ? ` ${unit}` : ''}`;
  return `${answer}${given}${additional === null ? '' : ` (${formatValue(additional)})`}`;
}

function formatValue(value: AnswerValue): string {
  return typeof value === 'object'
    ? Object.entries(value)
        .map(([cell, entry]) => `${cell} = ${entry}`)
        .join('; ')
    : String(value);
}

/** Type of a cell's value. */
type CellValue = string | number | boolean | null;

/**
 * Maximum length of a cell. Excel reports a file with longer cells as damaged. Source: Microsoft, "Excel specifications
 * and limits".
 */
const maxTextLength = 32_767;
const cutMark = ' … (whole in the JSON export)';

/** Beginnings of texts that spreadsheet programs interpret as formulas. Source: OWASP, "CSV Injection". */
const formulaBeginning = /^[=+\-@\t\r\n＝＋－＠]/;

/** Characters that XML 1.0 does not allow. Source: its section 2.2. */
const notInXml = /[\p{Cc}\ufffe\uffff]/gu;
const allowedControls = new Set(['\t', '\n', '\r']);

/**
 * Makes a value safe for a cell. Texts come from users: one that looks like a formula is prefixed with an apostrophe,
 * as OWASP recommends. XLSX text cells are not evaluated, but users may save the sheet as CSV and open it again.
 * Removes characters that XML cannot hold, and cuts a text beyond the maximum length.
 */
export function makeCellSafe(value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  const text = value
    .toWellFormed()
    .replace(notInXml, (character) => (allowedControls.has(character) ? character : ''));
  const plain = formulaBeginning.test(text) ? `'${text}` : text;
  return plain.length > maxTextLength
    ? plain.slice(0, maxTextLength - cutMark.length).toWellFormed() + cutMark
    : plain;
}
