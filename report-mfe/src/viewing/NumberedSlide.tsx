import { memo } from 'react';
import { useFirstPages } from '../paging/PageNumbers.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from './slideProps.ts';

type Props = Pick<SlideProps, 'report' | 'programme'> & { spec: SlideSpec };

/**
 * Renders a slide with the page number of its first sheet. A slide without a number is not printed. The component is
 * memoised, because during editing every save renders the view again.
 */
export const NumberedSlide = memo(function NumberedSlide({
  spec: { id, categoryId, Slide },
  ...props
}: Props) {
  const pageNumber = useFirstPages().get(id) ?? null;
  const slide = <Slide {...props} {...{ id, categoryId, pageNumber }} />;
  return pageNumber === null ? <div className="screen-only">{slide}</div> : slide;
});
