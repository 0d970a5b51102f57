import { maxCellLength, plainText } from '@cert/shared/domain';
import { moveBetweenCells } from './moveBetweenCells.ts';
import type { Cell } from './useCell.ts';

type Props = Cell & { label: string };

/** A cell for a short text. */
export function TextCell({ label, content, change }: Props) {
  const text = content === undefined ? '' : String(content);
  return (
    <div data-text={text}>
      <textarea
        aria-label={label}
        rows={1}
        maxLength={maxCellLength}
        value={text}
        onChange={(event) => change(plainText(event.target.value))}
        onKeyDown={moveBetweenCells}
      />
    </div>
  );
}
