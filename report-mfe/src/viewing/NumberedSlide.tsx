import { useFirstPages } from '../paging/PageNumbers.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from './slideProps.ts';

type Props = Pick<SlideProps, 'report' | 'programme'> & { spec: SlideSpec };

/** A slide with the number of its first sheet. One that the view does not number is not printed. */
export function NumberedSlide({ spec: { id, categoryId, Slide }, ...props }: Props) {
  const pageNumber = useFirstPages().get(id) ?? null;
  const slide = <Slide {...props} {...{ id, categoryId, pageNumber }} />;
  return pageNumber === null ? <div className="screen-only">{slide}</div> : slide;
}
