import type { Shape } from '@cert/shared/i18n';
import type { figures as en } from './words.en.ts';

export const figures = {
  numbers: 'Vaši brojevi u poređenju',
  percents: 'Vaši procenti u poređenju',
  what: 'Pokazatelj',
  reading:
    'Prosek svih drugih doseže do sredine; kraj je dvostruko ili više. U zagradama je broj organizacija. Više nije uvek bolje.',
  headline: {
    all_one: 'Prosek drugih ili više u jedinom uporedivom pokazatelju',
    all_few: 'Prosek drugih ili više u sva {{count}} pokazatelja',
    all_other: 'Prosek drugih ili više u svih {{count}} pokazatelja',
    some_one: 'Prosek drugih ili više u {{reached}} od {{count}} pokazatelja',
    some_few: 'Prosek drugih ili više u {{reached}} od {{count}} pokazatelja',
    some_other: 'Prosek drugih ili više u {{reached}} od {{count}} pokazatelja',
    none: 'Ispod proseka drugih u svim pokazateljima',
    unknown: 'Premalo organizacija za poređenje pokazatelja',
  },
} satisfies Shape<typeof en>;
