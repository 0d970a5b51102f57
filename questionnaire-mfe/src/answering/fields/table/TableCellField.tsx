import type { Question } from '@cert/shared/contract';
import type { TableCell } from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { useOpenCategory } from '../../OpenCategory.tsx';
import { NumberCell } from './NumberCell.tsx';
import { TextCell } from './TextCell.tsx';
import { useCell } from './useCell.ts';

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
  return <NumberCell label={label} shape={cell.shape} unit={unit} {...state} />;
}

function Empty({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{says}</span>
    </>
  );
}
