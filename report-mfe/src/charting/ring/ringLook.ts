import { color } from '@cert/shared/ui';

/**
 * The colours of the ring and of its legend. The earlier year is a paler shade with a contrast of at least 3:1 to the
 * paper.
 */
export const ringLook = {
  own: color.brand,
  previous: `color-mix(in oklab, ${color.brand} 60%, ${color.paper})`,
  threshold: color.ink,
  track: color.brandSoft,
} as const;
