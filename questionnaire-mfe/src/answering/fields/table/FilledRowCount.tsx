import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { answerKey, countFilledRows, type TableGroup } from '@cert/shared/domain';
import { color, fontSize } from '@cert/shared/ui';
import { useOpenCategory } from '../../OpenCategory.tsx';
import { useDerivedValue } from '../../saving/useFormStore.ts';
import { singleAnswer } from '../singleAnswer.ts';
import { tableOf } from './tableOf.ts';

type Props = { question: Question; rows: TableGroup['rows'] };

/** Shows how many rows of a group have content. */
export function FilledRowCount({ question, rows }: Props) {
  const { t } = useOpenCategory();
  const key = answerKey(singleAnswer(question).id);
  const filled = useDerivedValue([key], (known) => countFilledRows(rows, tableOf(known.get(key))));
  return <Count>{t('table.filled', { filled, count: rows.length })}</Count>;
}

const Count = styled.span`
  display: block;
  font-size: ${fontSize.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;
