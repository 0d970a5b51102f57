import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  title: '{{product}}: o sertifikatu',
  lead: '{{product}} je sertifikat za poslodavce koji dobro rade s ljudima i to mogu da pokažu. {{provider}} ga dodeljuje posle temeljnog uvida u to kako vaša organizacija privlači, razvija, nagrađuje i zadržava ljude.',
  start: {
    title: 'Vaši sledeći koraci',
    ready: 'U ovom upitniku nema otvorenih oblasti.',
    client: {
      info: {
        title: 'Predstavite svoju organizaciju',
        text: 'Prvo osnovni podaci; sve ostalo se oslanja na njih.',
      },
      guide: {
        title: 'Pročitajte uputstvo',
        text: 'Nekoliko minuta koji štede sate: šta se računa, šta pitamo i za koji period.',
      },
      area: { title: 'Otvorite prvu oblast', text: 'Počnite od oblasti „{{firstArea}}”.' },
    },
    certifier: {
      info: {
        title: 'Upoznajte organizaciju',
        text: 'Veličina, delatnost i ljudi na jednom mestu.',
      },
      guide: {
        title: 'Pročitajte uputstvo za sertifikatore',
        text: 'Od pripreme sastanka do pisanja izveštaja.',
      },
      area: { title: 'Otvorite prvu oblast', text: 'Počnite od oblasti „{{firstArea}}”.' },
    },
  },
  sections: {
    programme: {
      title: 'O programu',
      text: [
        'Svoju praksu opisujete u upitniku. Tim od {{team}} čita vaše odgovore i dokumente, razgovara s vama i ocenjuje svaku oblast. Svako od njih prvo ocenjuje nezavisno od drugih; tek potom se ocene porede i usaglašavaju.',
        'Na kraju dobijate izveštaj iz kojeg vidite u čemu ste jaki, u čemu možete da napredujete i kako stojite u poređenju s drugim organizacijama. Vredi ga imati čak i ako rezultat ovog puta ne dostigne sertifikat.',
      ],
    },
    method: {
      title: 'Metod: životni ciklus zaposlenog u {{steps}}',
      text: [
        'Metod prati ljude kroz vreme koje provedu kod poslodavca. Istim putem ide i upitnik: ima {{steps}} i {{areas}}. Posebnu težinu ima {{keyAreas}}: sertifikat zavisi od svake od njih.',
      ],
      after: [
        'Svaki korak se ocenjuje istom skalom, od 0 do {{highest}}. <rating>Kako se ocenjuje</>',
      ],
    },
    certificates: {
      title: 'Dva sertifikata',
      text: [],
      after: ['Celovita pravila sa svim brojkama: <rating#certificate>kako se ocenjuje</>.'],
    },
    road: {
      title: 'Šta se kada dešava',
      text: [],
      after: [
        'Na sastanak pozovite ljude koji teme najbolje poznaju. Termin i redosled tim sertifikatora dogovara s vama.',
      ],
    },
    contacts: {
      title: 'Kome da se obratite',
      text: ['Bolje je pitati ranije nego kasnije. Rado pomažemo.'],
    },
  },
  figures: {
    companies: { figure: '{{companiesPerYear}}+', text: 'organizacija prijavi se svake godine' },
    experts: {
      figure: '{{certifyingExperts}}',
      text: 'stručnjaka za ljudske resurse sprovodi sertifikaciju',
    },
    reach: {
      figure: '{{usersReachedLeast}}–{{usersReachedMost}}',
      text: 'korisnika društvenih mreža vidi objavu o sertifikovanom poslodavcu',
    },
    executives: {
      figure: '{{seniorExecutivesPercent}}',
      text: 'među njima su visoki rukovodioci',
    },
  },
  certificates: {
    first: {
      kind: 'Sertifikat',
      text: 'Za poslodavce koji su dobri u celom ciklusu.',
      rules: [
        'najmanje {{certificatePercent}} svih bodova',
        'bar najniža potrebna ocena u svakoj ključnoj oblasti ({{keyAreas}})',
      ],
    },
    second: {
      kind: 'Viši sertifikat',
      text: 'Za one koji su ispred drugih: svrstava vas među najboljih {{topEmployersPercent}} sertifikovanih poslodavaca.',
      rules: [
        'sertifikat {{product}}',
        'najmanje {{beyondTotalPercent}} svih bodova i više od proseka organizacija sertifikovanih te godine',
        'najmanje {{beyondCategoryPercent}} u bar jednoj kategoriji za Above and Beyond (ukupno {{themes}})',
      ],
    },
  },
  lifecycle: {
    caption: 'Životni ciklus zaposlenog koji prati upitnik',
    centre: 'Životni ciklus',
    centreBelow: 'zaposlenog',
    described: 'Slika: krug koji čini {{steps}}. {{list}}.',
  },
  road: {
    caption: 'Put od upitnika do sertifikata',
    described: 'Slika: put sa ovim stanicama. {{list}}.',
    client: 'Vi',
    team: 'Tim',
    both: 'Zajedno',
    stations: {
      answer: {
        title: 'Odgovaranje',
        text: 'Odgovarate svojim tempom i prilažete dokumente. Sve se čuva automatski.',
      },
      submit: {
        title: 'Predaja',
        text: 'Kada je sve potpuno, predajete konačne odgovore. Od tada su zaključani.',
      },
      grade: {
        title: 'Ocenjivanje',
        text: 'Svaki sertifikator sve čita i ocenjuje nezavisno. Niko ne vidi tuđe ocene.',
      },
      meet: {
        title: 'Sastanak',
        text: 'Tim s vama prolazi kroz oblasti, pita i sluša. Zatim se usaglašava o konačnim ocenama.',
      },
      report: {
        title: 'Izveštaj',
        text: 'Dobijate rezultate sa pohvalama, predlozima i sledećim koracima.',
      },
      certificate: {
        title: 'Sertifikat',
        text: 'Ako su pravila ispunjena, dobijate {{product}} ili {{beyondProduct}}. Ako nisu, izveštaj pokazuje put do sertifikata.',
      },
    },
  },
} satisfies Shape<typeof en>;
