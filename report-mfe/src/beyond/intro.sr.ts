import type { Shape } from '@cert/shared/i18n';
import type { en } from './intro.en.ts';

export const sr = {
  about: {
    eyebrow: '{{beyondProduct}}',
    headline: 'Za poslodavce koji idu dalje od dobre prakse',
    lead: 'Sertifikat {{product}} kaže da je rad s ljudima dobro postavljen. {{beyondProduct}} kaže više: da organizacija isprobava ono što još nije uobičajeno, da može da pokaže kako to deluje i da drugima dopušta da iz toga uče.',
    pillars: [
      {
        title: 'Ispred vremena',
        text: 'Ono što danas radite, za nekoliko godina očekivaće se od svih.',
      },
      {
        title: 'Potvrđeno rezultatima',
        text: 'Sama ideja nije dovoljna. Vredi praksa koja se živi, meri i poboljšava.',
      },
      {
        title: 'Otvoreno za druge',
        text: 'Što se pokazalo kao dobro, prenosi se dalje: unutar organizacije, u struci i u zajednici.',
      },
    ],
  },
  top: {
    eyebrow: 'Gde ste',
    headline: 'Među najboljima od sertifikovanih',
    figure: '{{topEmployersPercent}}',
    caption: 'sertifikovanih poslodavaca čini krug kojem pripada {{beyondProduct}}.',
    text: 'Poređenje je zahtevno: svi u njemu već su ispunili uslove sertifikata {{product}}.',
  },
  company: {
    eyebrow: 'Program',
    headline: 'Ističete se u dobrom društvu',
  },
  why: {
    eyebrow: 'Zašto dalje',
    headline: 'Uobičajenim se više niko ne ističe',
    lead: 'Što je nekad bilo retko, danas piše u svakom oglasu za posao. Ko želi da privuče i zadrži dobre ljude, treba mu nešto svoje.',
    pillars: [
      {
        title: 'Posao se menja',
        text: 'Zadaci, alati i mesta rada menjaju se brže od opisa radnih mesta. Ko ljude pripremi na vreme, kasnije ne mora da ih menja.',
      },
      {
        title: 'Ljudi biraju',
        text: 'Ko dobro radi svoj posao, pita kuda on vodi, kome služi i kako se s njim postupa. Odgovore poredi.',
      },
      {
        title: 'Javnost gleda',
        text: 'Kupci, partneri i zajednica vide kako se organizacija odnosi prema svojim ljudima i iz toga izvode zaključke.',
      },
    ],
  },
  conditions: {
    eyebrow: 'Uslovi',
    headline: 'Svi uslovi su ispunjeni',
    lead: '{{beyondProduct}} zahteva više od sertifikata. I ukupan rezultat mora da bude iznad proseka poslodavaca koji su sertifikovani iste godine.',
    mark: 'Ispunjeno',
    certificate: {
      title: 'Sertifikat {{product}}',
      text: 'On je prvi: bez njega nema ni sertifikata {{beyondProduct}}.',
    },
    total: {
      title: 'Od svih poena',
      text: 'Potrebno je najmanje {{beyondTotalPercent}}; za sam sertifikat dovoljno je {{certificatePercent}}.',
    },
    category: {
      title: 'U najsnažnijoj kategoriji',
      text: 'Bar u jednoj kategoriji tim je morao da označi {{beyondCategoryPercent}} pitanja ili više.',
    },
  },
  method: {
    eyebrow: 'Procena',
    headline: 'Kako je tim odlučio šta prevazilazi očekivano',
    steps: [
      {
        title: 'Pitati',
        text: 'Pitanja u zlatnom okviru odnose se na prakse koje idu dalje od onoga što sertifikat zahteva.',
      },
      {
        title: 'Pokazati',
        text: 'Odgovorili ste, priložili dokumente i timu ispričali šta je iz toga proizašlo.',
      },
      {
        title: 'Proveriti',
        text: 'Tim je tražio primere i brojke, kao i mišljenje onih kojih se to tiče.',
      },
      {
        title: 'Označiti',
        text: 'Označena je samo praksa koja zaista postoji i čiji se efekat vidi.',
      },
    ],
  },
  categories: {
    eyebrow: 'Kategorije',
    headline: 'Pet pravaca u kojima poslodavci idu dalje',
    lead: 'Pitanja u zlatnom okviru razvrstana su u pet kategorija. Niko ne mora da se ističe u svima; dovoljno je biti izvrstan u jednoj.',
  },
  people: {
    eyebrow: 'Šta donosi',
    headline: 'Šta dobijaju vaši ljudi',
    lead: 'Razliku prvi osete oni koji već rade za vas.',
    pillars: [
      {
        title: 'Sigurnost',
        text: 'Vide da neko misli unapred: o njihovim veštinama, zdravlju i o poslu koji dolazi.',
      },
      {
        title: 'Reč u odlukama',
        text: 'Pitaju ih pre nego što nešto novo počne, isprobaju to i čuju šta je iz toga proizašlo.',
      },
      {
        title: 'Ponos',
        text: 'Rade za poslodavca na kog se drugi ugledaju i umeju da kažu zašto.',
      },
    ],
  },
  market: {
    eyebrow: 'Šta donosi',
    headline: 'Šta primećuje tržište rada',
    lead: 'Razlika koja može da se pokaže vredi više od one koja se samo tvrdi.',
    pillars: [
      {
        title: 'Pažnja',
        text: 'Objavu o sertifikovanom poslodavcu vidi od {{usersReachedLeast}} do {{usersReachedMost}} ljudi, a {{seniorExecutivesPercent}} njih su viši rukovodioci.',
      },
      {
        title: 'Poverenje',
        text: 'Nezavisan tim je sve pažljivo pogledao. To vredi više od svake pohvale samom sebi.',
      },
      {
        title: 'Izbor',
        text: 'Dobri kandidati porede. Ko može da pokaže šta radi drugačije, njemu se prvom javljaju.',
      },
    ],
  },
  duty: {
    eyebrow: 'Odgovornost',
    headline: 'Ko ide napred, drugima pokazuje put',
    lead: 'Niko ne ostaje ispred drugih stojeći u mestu. Prednost održavaju tri stvari.',
    pillars: [
      {
        title: 'Deliti',
        text: 'Recite drugima šta je uspelo, a šta nije: u struci, u školama, među dobavljačima.',
      },
      {
        title: 'Meriti',
        text: 'Uvek iznova pitajte da li je novo ujedno i bolje. Nije sve što je novo.',
      },
      {
        title: 'Nastaviti',
        text: 'Što danas prevazilazi očekivano, sutra će biti uobičajeno. Na vreme odlučite šta sledi.',
      },
    ],
  },
  reading: {
    eyebrow: 'Kako čitati dalje',
    headline: 'Šta govore brojke na sledećim listovima',
    pillars: [
      {
        title: 'Udeo',
        text: 'Govori koliko je pitanja iz kategorije tim označio. Polovina znači: u polovini pitanja idete dalje od uobičajenog.',
      },
      {
        title: 'Linija',
        text: 'Od {{beyondCategoryPercent}} naviše kategorija je izvrsna. Svaka izvrsna kategorija ima svoje listove.',
      },
      {
        title: 'Poređenje',
        text: 'Uz vaše brojke stoje brojke drugih organizacija, svuda gde ih je iza poređenja dovoljno.',
      },
    ],
  },
} satisfies Shape<typeof en>;
