import { useId } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import {
  answerKey,
  type FormKey,
  type TableCell,
  cellBounds,
  type CellKind,
  maxCellLength,
} from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  color,
  fontSize,
  NumberReadingChoice,
  TextVersionChoice,
  useNumberInput,
  usePageMark,
  useTextInput,
} from '@cert/shared/ui';
import { useCurrentCategory } from '../../CurrentCategory.tsx';
import { useFieldDraft, useTextLimit } from '../../saving/useFieldDraft.ts';
import { useNumberIssueText } from '../numberTexts.ts';
import { requireSingleAnswer } from '../QuestionFieldComponent.ts';
import { moveFocusBetweenCells, pasteBlock } from './cellInputs.ts';
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
  const { t } = useCurrentCategory();
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
  const editable = {
    label: `${rowLabel}: ${columnLabel}`,
    formKey: answerKey(requireSingleAnswer(question).id),
    name: cell.name,
    ...state,
  };
  return cell.shape === 'text' ? (
    <TextCell {...editable} />
  ) : (
    <NumberCell {...editable} shape={cell.shape} unit={unit} />
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

type EditableCell = Cell & {
  label: string;
  /** The form key of the whole table, and the name of the cell in it. */
  formKey: FormKey;
  name: string;
};

type NumberCellProps = EditableCell & { shape: Exclude<CellKind, 'text'>; unit: string };

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
            moveFocusBetweenCells(event);
            input.onKeyDown(event);
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      {issue && <CellIssue id={issueId}>{issue}</CellIssue>}
      <NumberReadingChoice {...choice} language={language} describedBy={issueId} />
    </>
  );
}

function CellIssue({ id, children }: { id: string; children: string }) {
  usePageMark('issue');
  return (
    <Issue id={id} role="alert">
      {children}
    </Issue>
  );
}

const Issue = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.failure};
`;

/** A cell for a short text. A text that is too long remains visible in the cell but is not saved. */
function TextCell({ label, formKey, name, content, change }: EditableCell) {
  const issueId = useId();
  const { text, issue, versions, enter } = useTextInput({
    value: content === undefined ? '' : String(content),
    onChange: change,
    limit: useTextLimit({ key: formKey, part: name, most: maxCellLength }),
  });
  return (
    <>
      <div data-text={text}>
        <textarea
          aria-label={label}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue && issueId}
          rows={1}
          value={text}
          onChange={(event) => enter(event.target.value)}
          onPaste={pasteBlock}
          onKeyDown={moveFocusBetweenCells}
        />
      </div>
      {issue && <CellIssue id={issueId}>{issue}</CellIssue>}
      {versions && <TextVersionChoice versions={versions} />}
    </>
  );
}
