import { useFirstPages } from '../paging/PageNumbers.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from './slideProps.ts';

type Props = Omit<SlideProps, 'pageNumber'> & { spec: SlideSpec };

/** A slide with the number of its first sheet. One that the view does not number is not printed. */
export function NumberedSlide({ spec: { id, Slide }, ...props }: Props) {
  const pageNumber = useFirstPages().get(id) ?? null;
  const slide = <Slide {...props} pageNumber={pageNumber} />;
  return pageNumber === null ? <div className="screen-only">{slide}</div> : slide;
}
