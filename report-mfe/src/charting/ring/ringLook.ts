import { color } from '@cert/shared/ui';

/** The colours of the ring and of its key: an earlier year is the own colour, paler, yet three times the paper's contrast. */
export const ringLook = {
  own: color.brand,
  previous: `color-mix(in oklab, ${color.brand} 60%, ${color.paper})`,
  threshold: color.ink,
  track: color.brandSoft,
} as const;
