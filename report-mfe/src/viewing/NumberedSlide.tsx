import { memo } from 'react';
import { useFirstPages } from '../paging/PageNumbers.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from './slideProps.ts';

type Props = Pick<SlideProps, 'report' | 'programme'> & { spec: SlideSpec };

/**
 * A slide with the number of its first sheet. One that the view does not number is not printed. It is drawn again only
 * when the report has changed: while a text is edited, every saved word comes back.
 */
export const NumberedSlide = memo(function NumberedSlide({
  spec: { id, categoryId, Slide },
  ...props
}: Props) {
  const pageNumber = useFirstPages().get(id) ?? null;
  const slide = <Slide {...props} {...{ id, categoryId, pageNumber }} />;
  return pageNumber === null ? <div className="screen-only">{slide}</div> : slide;
});
