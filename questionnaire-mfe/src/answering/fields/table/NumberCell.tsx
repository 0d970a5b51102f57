import { useId } from 'react';
import { styled } from 'styled-components';
import { cellBounds, type CellShape } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, useNumberInput } from '@cert/shared/ui';
import { useNumberIssueText } from '../useNumberIssueText.ts';
import { moveBetweenCells } from './moveBetweenCells.ts';
import type { Cell } from './useCell.ts';

type Props = Cell & { label: string; shape: Exclude<CellShape, 'text'>; unit: string };

/** A cell for an integer. A number out of bounds stays in the cell and is not saved. */
export function NumberCell({ label, shape, unit, content, change }: Props) {
  const issueId = useId();
  const language = useLanguage();
  const { issue, input } = useNumberInput({
    value: typeof content === 'number' ? content : null,
    onChange: change,
    format: { language },
    issueOf: useNumberIssueText(cellBounds[shape]),
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
