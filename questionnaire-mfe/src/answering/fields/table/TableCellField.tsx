import type { Question } from '@cert/shared/contract';
import type { TableCell } from '@cert/shared/domain';
import { useWords } from '../../../useWords.ts';
import { NumberCell } from './NumberCell.tsx';
import { TextCell } from './TextCell.tsx';
import { useCell } from './useCell.ts';

type Props = { question: Question; cell: TableCell; rowLabel: string; isReadOnly: boolean };

/** One cell of a table question. To those who may not change it, it is plain text. */
export function TableCellField({ question, cell, rowLabel, isReadOnly }: Props) {
  const t = useWords();
  const state = useCell(question, cell.name);
  const label = t('table.cell', { row: rowLabel, column: t(`table.column.${cell.column}`) });
  const unit = cell.shape === 'age' ? t('table.years') : '%';
  if (isReadOnly) {
    const { content } = state;
    if (content === undefined) return <span aria-label={t('table.empty')}>–</span>;
    return <span>{typeof content === 'number' ? `${content} ${unit}` : content}</span>;
  }
  if (cell.shape === 'text') return <TextCell label={label} {...state} />;
  return <NumberCell label={label} shape={cell.shape} unit={unit} {...state} />;
}
