import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  confirmation: {
    eyebrow: 'Potvrda',
    headline: 'Potvrđujemo sertifikat {{product}} za {{year}}. godinu',
    lead: '{{organisation}} ispunjava uslove sertifikata. Svako od nas je prosuđivao nezavisno, a konačne ocene su naša zajednička odluka.',
    decided: 'Odlučeno {{date}}',
  },
  certifiers: {
    eyebrow: 'Tim',
    headline: 'Ko vas je procenjivao',
    lead: 'Svako od nas je prosuđivao nezavisno, a konačne ocene su naša zajednička odluka. Zahvaljujemo svima koji su odgovarali na naša pitanja; svaku ocenu ćemo rado obrazložiti.',
    decided: 'Odlučeno {{date}}',
  },
  none: 'Tim još nije imenovan',
  standing: {
    eyebrow: 'Šta sledi',
    headline: 'Sertifikat važi za {{year}}. godinu i možete da ga ističete',
    pillars: [
      {
        title: 'Važenje',
        text: 'Sertifikat pripada svojoj godini. Potvrđuje ono što je u vreme procene postojalo i što je moglo da se pokaže.',
      },
      {
        title: 'Praćenje',
        text: 'Posle nekoliko meseci tim pita šta je bilo s predlozima. Ko želi da zadrži sertifikat, prijavljuje se ponovo; prošlogodišnji odgovori i dokumenti tada su već pri ruci.',
      },
      {
        title: 'Ovlašćenje',
        text: 'Znak sertifikata {{product}} smete da koristite u oglasima za posao, na internet stranicama i u svojim prostorijama: uvek s godinom, bez izmena i samo za organizaciju koja je procenjena.',
      },
    ],
  },
  whatsNext: {
    eyebrow: 'Šta sledi',
    headline: 'Vaši sledeći koraci',
    lead: 'Šta je tim s vama dogovorio za vreme posle sertifikata.',
  },
} satisfies Shape<typeof en>;
