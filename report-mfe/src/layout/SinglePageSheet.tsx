import type { ComponentProps } from 'react';
import { useRegisterSheetCount } from './PageNumbers.tsx';
import { Sheet } from './Sheet.tsx';

/**
 * A sheet that takes exactly one page. For content that may also need several sheets (`ContinuedSheets`), so that the
 * registered number of pages is always current.
 */
export function SinglePageSheet(props: ComponentProps<typeof Sheet>) {
  useRegisterSheetCount(props.id, 1);
  return <Sheet {...props} />;
}

/** Registers that an anchor takes no page, because its content is on another sheet or is not printed. */
export function AnchorWithoutPage({ id }: { id: string }) {
  useRegisterSheetCount(id, 0);
  return null;
}
