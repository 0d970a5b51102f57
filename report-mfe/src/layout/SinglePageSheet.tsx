import type { ComponentProps } from 'react';
import { useRegisterPageCount } from './PageNumbers.tsx';
import { Sheet } from './Sheet.tsx';

/**
 * A sheet that registers that it takes exactly one page. Use it for content that needs several sheets in other cases
 * (`ContinuedSheets`): otherwise the larger number of pages would stay registered.
 */
export function SinglePageSheet(props: ComponentProps<typeof Sheet>) {
  useRegisterPageCount(props.id, 1);
  return <Sheet {...props} />;
}

/** Registers that an anchor takes no page, because its content is on another sheet or is not printed. */
export function AnchorWithoutPage({ id }: { id: string }) {
  useRegisterPageCount(id, 0);
  return null;
}
