import { styled } from 'styled-components';
import { maxCellLength, plainText, type TableValue, targetCells } from '@cert/shared/domain';
import { media, space, TextArea } from '@cert/shared/ui';
import { useOpenCategory } from '../../OpenCategory.tsx';
import { withCell } from '../table/withCell.ts';
import type { ExtraInput, ExtraInputProps } from './ExtraInput.ts';

/** The indicator and the target value, stored as one object under the answer's extra key. */
export const targetsExtra: ExtraInput = { Input: Targets, place: 'below' };

function Targets({ answer, value, onChange }: ExtraInputProps) {
  const { t } = useOpenCategory();
  const table: TableValue = typeof value === 'object' ? value : {};
  return (
    <Pair role="group" aria-label={answer.content}>
      {targetCells.map(({ name, column }) => (
        <TextArea
          key={name}
          label={t(`table.column.${column}`)}
          value={String(table[name] ?? '')}
          onChange={(entered) => {
            const next = withCell(table, name, plainText(entered));
            onChange(Object.keys(next).length > 0 ? next : null);
          }}
          area={{ rows: 1, maxLength: maxCellLength }}
        />
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr;
  gap: ${space[3]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
