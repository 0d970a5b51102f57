import type { ComponentProps, ReactNode } from 'react';
import { useRegisterPageCount } from './PageNumbers.tsx';
import { Sheet } from './Sheet.tsx';

type Props<Part> = Omit<ComponentProps<typeof Sheet>, 'isContinued' | 'children'> & {
  /** The content of each sheet; at least one. */
  parts: readonly Part[];
  children: (part: Part, index: number) => ReactNode;
};

/**
 * A sheet whose content may continue on further sheets. The further sheets repeat the headline, marked as continued,
 * and have consecutive page numbers; their anchors are `id-2`, `id-3` and so on.
 */
export function ContinuedSheets<Part>({ id, pageNumber, parts, children, ...sheet }: Props<Part>) {
  useRegisterPageCount(id, parts.length);
  return parts.map((part, index) => (
    <Sheet
      key={index}
      {...sheet}
      id={index === 0 ? id : `${id}-${index + 1}`}
      isContinued={index > 0}
      pageNumber={pageNumber === null ? null : pageNumber + index}
    >
      {children(part, index)}
    </Sheet>
  ));
}
