import type { ReportField } from '@cert/shared/domain';
import type { Prose } from '../prose/proseTexts.ts';
import { useProse } from '../prose/ProseProvider.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { TeamTextSlide } from './TeamTextSlide.tsx';

type Given = Omit<SlideSpec, 'Slide' | 'texts'> & {
  field: ReportField;
  /** What stands around the text. */
  say: (prose: Prose) => { eyebrow: string; headline: string; lead: string };
};

/** A slide for one text of the team; no sheet of the printed report while that is empty. */
export function writtenSlide({ field, say, ...spec }: Given): SlideSpec {
  function WrittenSlide({ report, pageNumber }: SlideProps) {
    return <TeamTextSlide id={spec.id} text={say(useProse())} {...{ field, report, pageNumber }} />;
  }
  return { ...spec, texts: [field], Slide: WrittenSlide };
}
