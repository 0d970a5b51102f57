import { useTranslation } from 'react-i18next';
import type { ProseKey } from '../prose/prose.ts';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { ProseSlide } from './ProseSlide.tsx';
import type { ProseText } from './ProseText.ts';

/**
 * Creates a slide that shows only texts of the programme, without data of the organisation.
 * @param text the message key of a `ProseText`
 */
export function proseSlideSpec({
  text,
  ...spec
}: Omit<SlideSpec, 'Slide' | 'texts'> & { text: ProseKey }): SlideSpec {
  function TextSlide({ report, pageNumber }: SlideProps) {
    const { t } = useTranslation('report/prose');
    const shown = t(text, { returnObjects: true }) as ProseText;
    return <ProseSlide id={spec.id} text={shown} {...{ report, pageNumber }} />;
  }
  return { ...spec, Slide: TextSlide };
}
