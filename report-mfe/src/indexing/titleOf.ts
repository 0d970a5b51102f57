import type { TFunction } from 'i18next';

/**
 * How the contents call a slide that they list.
 * @param id its anchor; a test holds that each listed slide has a title
 */
export function titleOf(t: TFunction<'report/prose'>, id: string): string {
  return t(`contents.slides.${id}` as 'contents.slides.about');
}
