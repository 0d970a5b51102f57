import { useFirstPages } from '../paging/PageNumbers.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from './slideProps.ts';

type Props = Omit<SlideProps, 'pageNumber'> & { spec: SlideSpec };

/** A slide with the number of its first sheet. */
export function NumberedSlide({ spec: { id, Slide }, ...props }: Props) {
  const pageNumber = useFirstPages().get(id) ?? 1;
  return <Slide {...props} pageNumber={pageNumber} />;
}
