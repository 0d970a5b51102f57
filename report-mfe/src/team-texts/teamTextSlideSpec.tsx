import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReportField } from '@cert/shared/domain';
import type { ProseKey } from '../prose/prose.ts';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { TeamTextSlide } from './TeamTextSlide.tsx';

type Options = Omit<SlideSpec, 'Slide' | 'texts'> & {
  field: ReportField;
  /** The message key of the texts around the team's text: eyebrow, headline and lead. */
  text: ProseKey;
  /** The message key of an eyebrow (the small line above the headline) that replaces the one in `text`. */
  eyebrow?: ParseKeys<'report/prose'>;
};

type SlideTexts = { eyebrow: string; headline: string; lead: string };

/** Creates a slide for one team text. It is not printed while the text is empty. */
export function teamTextSlideSpec({ field, text, eyebrow, ...spec }: Options): SlideSpec {
  function TextSlide({ report, pageNumber }: SlideProps) {
    const { t } = useTranslation('report/prose');
    const slideTexts = {
      ...(t(text, { returnObjects: true }) as SlideTexts),
      ...(eyebrow && { eyebrow: t(eyebrow) }),
    };
    return <TeamTextSlide id={spec.id} text={slideTexts} {...{ field, report, pageNumber }} />;
  }
  return { ...spec, texts: [field], Slide: TextSlide };
}
