import type { Shape } from '@cert/shared/i18n';
import type { en } from './intro.en.ts';

export const hr = {
  about: {
    eyebrow: '{{beyondProduct}}',
    headline: 'Za poslodavce koji idu dalje od dobre prakse',
    lead: 'Certifikat {{product}} kaže da je rad s ljudima dobro postavljen. {{beyondProduct}} kaže više: da organizacija iskušava ono što još nije uobičajeno, da može pokazati kako to djeluje i da drugima dopušta učiti iz toga.',
    pillars: [
      {
        title: 'Ispred vremena',
        text: 'Ono što danas radite, za nekoliko će se godina očekivati od svih.',
      },
      {
        title: 'Potvrđeno rezultatima',
        text: 'Sama ideja nije dovoljna. Vrijedi praksa koja se živi, mjeri i poboljšava.',
      },
      {
        title: 'Otvoreno drugima',
        text: 'Što se pokazalo dobrim, prenosi se dalje: unutar organizacije, u struci i u zajednici.',
      },
    ],
  },
  top: {
    eyebrow: 'Gdje ste',
    headline: 'Među najboljima od certificiranih',
    figure: '{{topEmployersPercent}}',
    caption: 'certificiranih poslodavaca čini krug kojem pripada {{beyondProduct}}.',
    text: 'Usporedba je zahtjevna: svi su u njoj već ispunili uvjete certifikata {{product}}.',
  },
  company: {
    eyebrow: 'Program',
    headline: 'Ističete se u dobru društvu',
  },
  why: {
    eyebrow: 'Zašto dalje',
    headline: 'Uobičajenim se više nitko ne ističe',
    lead: 'Što je nekad bilo rijetko, danas piše u svakom oglasu za posao. Tko želi privući i zadržati dobre ljude, treba nešto svoje.',
    pillars: [
      {
        title: 'Posao se mijenja',
        text: 'Zadaci, alati i mjesta rada mijenjaju se brže od opisa radnih mjesta. Tko ljude pripremi na vrijeme, poslije ih ne mora zamjenjivati.',
      },
      {
        title: 'Ljudi biraju',
        text: 'Tko dobro radi svoj posao, pita kamo on vodi, kome služi i kako se s njim postupa. Odgovore uspoređuje.',
      },
      {
        title: 'Javnost gleda',
        text: 'Kupci, partneri i zajednica vide kako se organizacija odnosi prema svojim ljudima i iz toga izvode zaključke.',
      },
    ],
  },
  conditions: {
    eyebrow: 'Uvjeti',
    headline: 'Svi su uvjeti ispunjeni',
    lead: '{{beyondProduct}} traži više od certifikata. I ukupni rezultat mora biti iznad prosjeka poslodavaca koji su certificirani iste godine.',
    mark: 'Ispunjeno',
    certificate: {
      title: 'Certifikat {{product}}',
      text: 'On je prvi: bez njega nema ni certifikata {{beyondProduct}}.',
    },
    total: {
      title: 'Od svih bodova',
      text: 'Potrebno je najmanje {{beyondTotalPercent}}; za sam certifikat dovoljno je {{certificatePercent}}.',
    },
    category: {
      title: 'U najsnažnijoj kategoriji',
      text: 'Barem u jednoj kategoriji tim je morao označiti {{beyondCategoryPercent}} pitanja ili više.',
    },
  },
  method: {
    eyebrow: 'Procjena',
    headline: 'Kako je tim odlučio što nadilazi očekivano',
    steps: [
      {
        title: 'Pitati',
        text: 'Pitanja u zlatnom okviru pitaju o praksama koje idu dalje od onoga što certifikat traži.',
      },
      {
        title: 'Pokazati',
        text: 'Odgovorili ste, priložili dokumente i timu ispričali što je iz toga proizašlo.',
      },
      {
        title: 'Provjeriti',
        text: 'Tim je tražio primjere i brojke te mišljenje onih kojih se to tiče.',
      },
      {
        title: 'Označiti',
        text: 'Označena je samo praksa koja doista postoji i čiji se učinak vidi.',
      },
    ],
  },
  categories: {
    eyebrow: 'Kategorije',
    headline: 'Pet smjerova u kojima poslodavci idu dalje',
    lead: 'Pitanja u zlatnom okviru razvrstana su u pet kategorija. Nitko se ne mora isticati u svima; dovoljno je biti izvrstan u jednoj.',
  },
  people: {
    eyebrow: 'Što donosi',
    headline: 'Što dobivaju vaši ljudi',
    lead: 'Razliku prvi osjete oni koji već rade za vas.',
    pillars: [
      {
        title: 'Sigurnost',
        text: 'Vide da netko misli unaprijed: o njihovim vještinama, zdravlju i o poslu koji dolazi.',
      },
      {
        title: 'Riječ u odlukama',
        text: 'Pita ih se prije nego što nešto novo počne, isprobaju to i čuju što je iz toga proizašlo.',
      },
      {
        title: 'Ponos',
        text: 'Rade za poslodavca na kojeg se drugi ugledaju i znaju reći zašto.',
      },
    ],
  },
  market: {
    eyebrow: 'Što donosi',
    headline: 'Što primjećuje tržište rada',
    lead: 'Razlika koja se može pokazati vrijedi više od one koja se samo tvrdi.',
    pillars: [
      {
        title: 'Pozornost',
        text: 'Objavu o certificiranom poslodavcu vidi od {{usersReachedLeast}} do {{usersReachedMost}} ljudi, a {{seniorExecutivesPercent}} njih viši su rukovoditelji.',
      },
      {
        title: 'Povjerenje',
        text: 'Neovisan je tim sve pažljivo pogledao. To vrijedi više od svake pohvale samome sebi.',
      },
      {
        title: 'Izbor',
        text: 'Dobri kandidati uspoređuju. Tko može pokazati što radi drukčije, njemu se prvome javljaju.',
      },
    ],
  },
  duty: {
    eyebrow: 'Odgovornost',
    headline: 'Tko ide naprijed, drugima pokazuje put',
    lead: 'Nitko ne ostaje ispred drugih stojeći na mjestu. Prednost održavaju tri stvari.',
    pillars: [
      {
        title: 'Dijeliti',
        text: 'Recite drugima što je uspjelo, a što nije: u struci, u školama, među dobavljačima.',
      },
      {
        title: 'Mjeriti',
        text: 'Uvijek iznova pitajte je li novo ujedno i bolje. Nije sve što je novo.',
      },
      {
        title: 'Nastaviti',
        text: 'Što danas nadilazi očekivano, sutra će biti uobičajeno. Na vrijeme odlučite što slijedi.',
      },
    ],
  },
  reading: {
    eyebrow: 'Kako čitati dalje',
    headline: 'Što govore brojke na sljedećim listovima',
    pillars: [
      {
        title: 'Udio',
        text: 'Govori koliko je pitanja iz kategorije tim označio. Polovica znači: u polovici pitanja idete dalje od uobičajenoga.',
      },
      {
        title: 'Crta',
        text: 'Od {{beyondCategoryPercent}} nadalje kategorija je izvrsna. Svaka izvrsna kategorija ima svoje listove.',
      },
      {
        title: 'Usporedba',
        text: 'Uz vaše brojke stoje brojke drugih organizacija, svugdje gdje ih je iza usporedbe dovoljno.',
      },
    ],
  },
} satisfies Shape<typeof en>;
