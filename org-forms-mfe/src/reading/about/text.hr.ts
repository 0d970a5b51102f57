import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  title: '{{product}}: o certifikatu',
  lead: '{{product}} je certifikat za poslodavce koji dobro rade s ljudima i to mogu pokazati. {{provider}} ga dodjeljuje nakon temeljita uvida u to kako vaša organizacija privlači, razvija, nagrađuje i zadržava ljude.',
  start: {
    title: 'Vaši sljedeći koraci',
    ready: 'U ovom upitniku nema otvorenih područja.',
    client: {
      info: {
        title: 'Predstavite svoju organizaciju',
        text: 'Najprije osnovni podaci; sve se ostalo oslanja na njih.',
      },
      guide: {
        title: 'Pročitajte upute',
        text: 'Nekoliko minuta koje štede sate: što se računa, što pitamo i za koje razdoblje.',
      },
      area: { title: 'Otvorite prvo područje', text: 'Počnite s područjem „{{firstArea}}”.' },
    },
    certifier: {
      info: {
        title: 'Upoznajte organizaciju',
        text: 'Veličina, djelatnost i ljudi na jednom mjestu.',
      },
      guide: {
        title: 'Pročitajte upute za certifikatore',
        text: 'Od pripreme sastanka do pisanja izvješća.',
      },
      area: { title: 'Otvorite prvo područje', text: 'Počnite s područjem „{{firstArea}}”.' },
    },
  },
  sections: {
    programme: {
      title: 'O programu',
      text: [
        'Svoju praksu opisujete u upitniku. Tim od {{team}} čita vaše odgovore i dokumente, razgovara s vama i ocjenjuje svako područje. Svatko od njih najprije ocjenjuje neovisno o drugima; tek se potom ocjene uspoređuju i usuglašavaju.',
        'Na kraju dobivate izvješće iz kojega vidite u čemu ste jaki, u čemu možete napredovati i kako stojite u usporedbi s drugim organizacijama. Vrijedi ga imati čak i ako rezultat ovaj put ne dosegne certifikat.',
      ],
    },
    method: {
      title: 'Metoda: životni ciklus zaposlenika u {{steps}}',
      text: [
        'Metoda prati ljude kroz vrijeme koje provedu kod poslodavca. Istim putem ide i upitnik: ima {{steps}} i {{areas}}. Posebnu težinu ima {{keyAreas}}: certifikat ovisi o svakom od njih.',
      ],
      after: [
        'Svaki se korak ocjenjuje istom ljestvicom, od 0 do {{highest}}. <rating>Kako se ocjenjuje</>',
      ],
    },
    certificates: {
      title: 'Dva certifikata',
      text: [],
      after: ['Cjelovita pravila sa svim brojkama: <rating#certificate>kako se ocjenjuje</>.'],
    },
    road: {
      title: 'Što se kada događa',
      text: [],
      after: [
        'Na sastanak pozovite ljude koji teme najbolje poznaju. Termin i redoslijed tim certifikatora dogovara s vama.',
      ],
    },
    contacts: {
      title: 'Kome se obratiti',
      text: ['Bolje je pitati ranije nego kasnije. Rado pomažemo.'],
    },
  },
  figures: {
    companies: { figure: '{{companiesPerYear}}+', text: 'organizacija prijavi se svake godine' },
    experts: {
      figure: '{{certifyingExperts}}',
      text: 'stručnjaka za ljudske resurse provodi certifikaciju',
    },
    reach: {
      figure: '{{usersReachedLeast}}–{{usersReachedMost}}',
      text: 'korisnika društvenih mreža vidi objavu o certificiranom poslodavcu',
    },
    executives: {
      figure: '{{seniorExecutivesPercent}}',
      text: 'među njima su visoki rukovoditelji',
    },
  },
  certificates: {
    first: {
      kind: 'Certifikat',
      text: 'Za poslodavce koji su dobri u cijelom ciklusu.',
      rules: [
        'najmanje {{certificatePercent}} svih bodova',
        'barem najniža potrebna ocjena u svakom ključnom području ({{keyAreas}})',
      ],
    },
    second: {
      kind: 'Viši certifikat',
      text: 'Za one koji su ispred drugih: uvrštava vas među najboljih {{topEmployersPercent}} certificiranih poslodavaca.',
      rules: [
        'certifikat {{product}}',
        'najmanje {{beyondTotalPercent}} svih bodova i više od prosjeka organizacija certificiranih te godine',
        'najmanje {{beyondCategoryPercent}} u barem jednoj kategoriji za Above and Beyond (ukupno {{themes}})',
      ],
    },
  },
  lifecycle: {
    caption: 'Životni ciklus zaposlenika koji prati upitnik',
    centre: 'Životni ciklus',
    centreBelow: 'zaposlenika',
    described: 'Slika: krug koji čini {{steps}}. {{list}}.',
  },
  road: {
    caption: 'Put od upitnika do certifikata',
    described: 'Slika: put s ovim postajama. {{list}}.',
    client: 'Vi',
    team: 'Tim',
    both: 'Zajedno',
    stations: {
      answer: {
        title: 'Odgovaranje',
        text: 'Odgovarate vlastitim tempom i prilažete dokumente. Sve se sprema automatski.',
      },
      submit: {
        title: 'Predaja',
        text: 'Kada je sve potpuno, predajete konačne odgovore. Od tada su zaključani.',
      },
      grade: {
        title: 'Ocjenjivanje',
        text: 'Svaki certifikator sve čita i ocjenjuje neovisno. Nitko ne vidi tuđe ocjene.',
      },
      meet: {
        title: 'Sastanak',
        text: 'Tim s vama prolazi područja, pita i sluša. Zatim se usuglašava o konačnim ocjenama.',
      },
      report: {
        title: 'Izvješće',
        text: 'Dobivate rezultate s pohvalama, prijedlozima i sljedećim koracima.',
      },
      certificate: {
        title: 'Certifikat',
        text: 'Ako su pravila ispunjena, dobivate {{product}} ili {{beyondProduct}}. Ako nisu, izvješće pokazuje put do certifikata.',
      },
    },
  },
} satisfies Shape<typeof en>;
