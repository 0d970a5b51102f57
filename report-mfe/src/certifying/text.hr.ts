import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  confirmation: {
    eyebrow: 'Potvrda',
    headline: 'Potvrđujemo certifikat {{product}} za {{year}}. godinu',
    lead: '{{organisation}} ispunjava uvjete certifikata. Svatko od nas prosuđivao je neovisno, a konačne ocjene naša su zajednička odluka.',
    decided: 'Odlučeno {{date}}',
  },
  certifiers: {
    eyebrow: 'Tim',
    headline: 'Tko vas je procjenjivao',
    lead: 'Svatko od nas prosuđivao je neovisno, a konačne ocjene naša su zajednička odluka. Zahvaljujemo svima koji su odgovarali na naša pitanja; svaku ćemo ocjenu rado obrazložiti.',
    decided: 'Odlučeno {{date}}',
  },
  none: 'Tim još nije imenovan',
  standing: {
    eyebrow: 'Što slijedi',
    headline: 'Certifikat vrijedi za {{year}}. godinu i možete ga isticati',
    pillars: [
      {
        title: 'Valjanost',
        text: 'Certifikat pripada svojoj godini. Potvrđuje ono što je u vrijeme procjene postojalo i što se moglo pokazati.',
      },
      {
        title: 'Praćenje',
        text: 'Nakon nekoliko mjeseci tim pita što je bilo s prijedlozima. Tko certifikat želi zadržati, prijavljuje se ponovno; prošlogodišnji odgovori i dokumenti tada su već pri ruci.',
      },
      {
        title: 'Ovlaštenje',
        text: 'Znak certifikata {{product}} smijete rabiti u oglasima za posao, na mrežnim stranicama i u svojim prostorima: uvijek s godinom, bez izmjena i samo za organizaciju koja je procijenjena.',
      },
    ],
  },
  whatsNext: {
    eyebrow: 'Što slijedi',
    headline: 'Vaši sljedeći koraci',
    lead: 'Što je tim s vama dogovorio za vrijeme nakon certifikata.',
  },
} satisfies Shape<typeof en>;
