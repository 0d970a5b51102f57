import type { Shape } from '@cert/shared/i18n';
import type { figures as en } from './words.en.ts';

export const figures = {
  numbers: 'Vaše brojke u usporedbi',
  percents: 'Vaši postoci u usporedbi',
  what: 'Pokazatelj',
  reading:
    'Prosjek svih drugih seže do sredine; kraj je dvostruko ili više. U zagradama je broj organizacija. Više nije uvijek bolje.',
  headline: {
    all_one: 'Prosjek drugih ili više u jedinom usporedivom pokazatelju',
    all_few: 'Prosjek drugih ili više u sva {{count}} pokazatelja',
    all_other: 'Prosjek drugih ili više u svih {{count}} pokazatelja',
    some_one: 'Prosjek drugih ili više u {{reached}} od {{count}} pokazatelja',
    some_few: 'Prosjek drugih ili više u {{reached}} od {{count}} pokazatelja',
    some_other: 'Prosjek drugih ili više u {{reached}} od {{count}} pokazatelja',
    none: 'Ispod prosjeka drugih u svim pokazateljima',
    unknown: 'Premalo organizacija za usporedbu pokazatelja',
  },
} satisfies Shape<typeof en>;
