import type { ReportData } from '../toReportData.ts';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { FiguresSlide } from './FiguresSlide.tsx';

type Options = {
  /** Anchor of the slide with numbers; the slide with percentages has the suffix `-percents`. */
  id: string;
  /** The view of the report, which decides from which questions the figures come: standard or Above and Beyond. */
  view: keyof ReportData['figures'];
  /** Maximum number of rows per sheet. */
  mostRows: number;
};

/** The benchmark tables of one view. */
function figuresSlides({ id, view, mostRows }: Options): SlideSpec[] {
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

/** The benchmark tables of the standard view. */
export const standardFiguresSlides = figuresSlides({
  id: 'care-benchmark',
  view: 'standard',
  mostRows: 9,
});

/** The benchmark tables of the Above-and-Beyond view. */
export const beyondFiguresSlides = figuresSlides({
  id: 'beyond-figures',
  view: 'beyond',
  mostRows: 7,
});
