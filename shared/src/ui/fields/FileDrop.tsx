import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, media, motion, radius, fontSize, space } from '../tokens.ts';
import { FileChooser } from './FileChooser.tsx';

export type FileDropProps = {
  /** The text of the button that opens the file chooser. */
  label: string;
  /** The allowed file types and sizes. */
  hint: string;
  /** A text that says that files can be dropped here. Hidden on a phone, where dragging files is impossible. */
  dropHint: string;
  /** The extensions that the file chooser offers, with their dots and separated by commas. */
  accept: string;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
  /** Content above the button; files can be dropped on it, too. */
  children?: ReactNode;
};

/** Accepts one or several files: by a button, or dropped onto the area. */
export function FileDrop({ label, hint, dropHint, accept, onFiles, children }: FileDropProps) {
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <Zone $isOver={isOver} onDragOver={onDragOver} onDragLeave={onDragLeave} onDrop={onDrop}>
      {children}
      <Row>
        <FileChooser
          label={label}
          accept={accept}
          describedBy={hintId}
          isMultiple
          onFiles={onFiles}
        />
        <Hint id={hintId}>
          {hint} <span>{dropHint}</span>
        </Hint>
      </Row>
    </Zone>
  );
}

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px dashed ${({ $isOver }) => ($isOver ? color.brand : color.lineStrong)};
  border-radius: ${radius.medium};
  background: ${({ $isOver }) => ($isOver ? color.brandSoft : 'transparent')};
  transition: background ${motion.quick};

  @media ${media.phone} {
    padding: 0;
    border: 0;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const Hint = styled.p`
  flex: 1 1 ${layoutSize.words};
  min-inline-size: 0;
  font-size: ${fontSize.small};
  color: ${color.inkSoft};

  @media ${media.phone} {
    & > span {
      display: none;
    }
  }
`;
