import { useId } from 'react';
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
import { color, fontSize, ReadingChoice, useNumberInput } from '@cert/shared/ui';
import { useOpenCategory } from '../../OpenCategory.tsx';
import { useFieldDraft } from '../../saving/useFieldDraft.ts';
import { useNumberIssueText } from '../numberTexts.ts';
import { singleAnswer } from '../singleAnswer.ts';
import { moveBetweenCells, pasteBlock } from './cellInputs.ts';
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
  const { issue, input, ...choice } = useNumberInput({
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
          onPaste={(event) => {
            pasteBlock(event);
            if (!event.defaultPrevented) input.onPaste(event);
          }}
          onKeyDown={(event) => {
            moveBetweenCells(event);
            input.onKeyDown(event);
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      {issue && (
        <Issue id={issueId} role="alert">
          {issue}
        </Issue>
      )}
      <ReadingChoice {...choice} language={language} describedBy={issueId} />
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
        onPaste={pasteBlock}
        onKeyDown={moveBetweenCells}
      />
    </div>
  );
}
