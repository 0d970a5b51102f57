import type { ReportView } from '../reportView.ts';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { FiguresSlide } from './FiguresSlide.tsx';

type Given = {
  /** Anchor of the numbers; the percents follow under it with `-percents`. */
  id: string;
  /** Whose questions they answer. */
  view: keyof ReportView['figures'];
  /** On one sheet (spec 2 §9). */
  mostRows: number;
};

/** The benchmark tables of one view. */
function figuresSlides({ id, view, mostRows }: Given): SlideSpec[] {
  const slideOf = (list: 'numbers' | 'percents') =>
    function ViewFiguresSlide(props: SlideProps) {
      const figures = props.report.figures[view][list];
      return <FiguresSlide {...props} {...{ figures, mostRows }} isPercent={list === 'percents'} />;
    };
  return [
    {
      id,
      isListed: true,
      isIn: ({ figures }) => figures[view].numbers.length > 0,
      Slide: slideOf('numbers'),
    },
    {
      id: `${id}-percents`,
      isListed: true,
      isIn: ({ figures }) => figures[view].percents.length > 0,
      Slide: slideOf('percents'),
    },
  ];
}

/** Of the standard view (spec 2 §2, step 11). */
export const standardFigures = figuresSlides({
  id: 'care-benchmark',
  view: 'standard',
  mostRows: 9,
});

/** Of the Above-and-Beyond view. */
export const beyondFigures = figuresSlides({ id: 'beyond-figures', view: 'beyond', mostRows: 7 });
