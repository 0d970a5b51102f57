import type { TFunction } from 'i18next';

/**
 * The title of a slide in the contents.
 * @param id its anchor; a test checks that each listed slide has a title
 */
export function slideTitle(t: TFunction<'report/prose'>, id: string): string {
  return t(`contents.slides.${id}` as 'contents.slides.about');
}
