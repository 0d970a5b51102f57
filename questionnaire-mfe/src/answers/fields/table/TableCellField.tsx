import { useId, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import {
  answerKey,
  type FormKey,
  type TableCell,
  cellBounds,
  type CellShape,
  maxCellLength,
  toPlainText,
} from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, useNumberInput } from '@cert/shared/ui';
import { useOpenCategory } from '../../OpenCategory.tsx';
import { useFieldDraft } from '../../saving/useFieldDraft.ts';
import { useNumberIssueText } from '../numberTexts.ts';
import { singleAnswer } from '../singleAnswer.ts';
import { useCell, type Cell } from './useCell.ts';

type Props = {
  question: Question;
  cell: TableCell;
  rowLabel: string;
  columnLabel: string;
  isReadOnly: boolean;
};

/** One cell of a table question. Plain text when it is read-only. */
export function TableCellField({ question, cell, rowLabel, columnLabel, isReadOnly }: Props) {
  const { t } = useOpenCategory();
  const language = useLanguage();
  const state = useCell(question, cell.name);
  const unit = cell.shape === 'age' ? t('table.years') : '%';
  if (isReadOnly) {
    const { content } = state;
    if (content === undefined) return <Empty says={t('table.empty')} />;
    if (typeof content === 'string') return <span>{content}</span>;
    const isShare = cell.shape === 'percentage';
    return <span>{isShare ? formatPercent(content, language) : `${content} ${unit}`}</span>;
  }
  const label = `${rowLabel}: ${columnLabel}`;
  if (cell.shape === 'text') return <TextCell label={label} {...state} />;
  return (
    <NumberCell
      label={label}
      shape={cell.shape}
      unit={unit}
      formKey={answerKey(singleAnswer(question).id)}
      name={cell.name}
      {...state}
    />
  );
}

function Empty({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{says}</span>
    </>
  );
}

type NumberCellProps = Cell & {
  label: string;
  shape: Exclude<CellShape, 'text'>;
  unit: string;
  /** The form key of the whole table, and the name of the cell in it. */
  formKey: FormKey;
  name: string;
};

/** A cell for an integer. A number out of bounds remains visible in the cell but is not saved. */
function NumberCell({ label, shape, unit, formKey, name, content, change }: NumberCellProps) {
  const issueId = useId();
  const language = useLanguage();
  const { issue, input } = useNumberInput({
    value: typeof content === 'number' ? content : null,
    onChange: change,
    format: { language },
    issueOf: useNumberIssueText(cellBounds[shape]),
    draft: useFieldDraft(formKey, name),
  });
  return (
    <>
      <div>
        <input
          {...input}
          aria-label={label}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue && issueId}
          onKeyDown={moveBetweenCells}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      {issue && (
        <Issue id={issueId} role="alert">
          {issue}
        </Issue>
      )}
    </>
  );
}

const Issue = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.failure};
`;

type TextCellProps = Cell & { label: string };

/** A cell for a short text. */
function TextCell({ label, content, change }: TextCellProps) {
  const text = content === undefined ? '' : String(content);
  return (
    <div data-text={text}>
      <textarea
        aria-label={label}
        rows={1}
        maxLength={maxCellLength}
        value={text}
        onChange={(event) => change(toPlainText(event.target.value))}
        onKeyDown={moveBetweenCells}
      />
    </div>
  );
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Moves the focus between cells with arrow keys, Enter (down) and Shift+Enter (up), as in a spreadsheet. In a number
 * cell, the up and down keys always move to another cell. In all other cases, an arrow key moves to another cell only
 * when the cursor is at that end of the content. The content of the new cell is selected.
 */
function moveBetweenCells(event: KeyboardEvent<Input>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const next = nextInput(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

function nextInput({ key, shiftKey, currentTarget: input }: KeyboardEvent<Input>) {
  const isText = input instanceof HTMLTextAreaElement;
  const isAtStart = input.selectionStart === 0;
  const isAtEnd = input.selectionEnd === input.value.length;
  if (key === 'Enter') return inputInRow(input, shiftKey ? 'above' : 'below');
  if (shiftKey) return undefined;
  if (key === 'ArrowUp' && (!isText || isAtStart)) return inputInRow(input, 'above');
  if (key === 'ArrowDown' && (!isText || isAtEnd)) return inputInRow(input, 'below');
  if (key === 'ArrowLeft' && isAtStart) return inputOf(cellOf(input)?.previousElementSibling);
  if (key === 'ArrowRight' && isAtEnd) return inputOf(cellOf(input)?.nextElementSibling);
  return undefined;
}

function cellOf(input: Input): HTMLTableCellElement | null {
  return input.closest('td');
}

/** Returns the input in the same column of the row above or below. */
function inputInRow(input: Input, where: 'above' | 'below'): Input | null | undefined {
  const cell = cellOf(input);
  const row = cell?.closest('tr');
  const next = where === 'above' ? row?.previousElementSibling : row?.nextElementSibling;
  return cell && next instanceof HTMLTableRowElement
    ? inputOf(next.cells[cell.cellIndex])
    : undefined;
}

function inputOf(cell: Element | null | undefined): Input | null | undefined {
  return cell?.querySelector<Input>('input, textarea');
}
