import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  title: 'Kako ispuniti upitnik',
  lead: 'Sve što trebate znati prije početka i mjesto na koje se možete vratiti usput.',
  sections: {
    begin: {
      title: 'Prije početka',
      text: [
        {
          steps: [
            'Najprije otvorite <info>Podatke o organizaciji</>. Djelatnost i države određuju s kime ćete se poslije uspoređivati, a broj zaposlenika treba vam u cijelom upitniku.',
            'Jedanput pregledajte cijeli upitnik. Ima {{steps}}, a u njima ukupno {{areas}}; popis je u bočnom izborniku.',
            'Dogovorite tko što zna. Više ljudi može odgovarati istodobno, svatko u svojim područjima.',
            'Pripremite dokumente koji pokazuju vašu praksu: pravilnike, planove, ankete, primjere.',
          ],
        },
        'Odgovarajte za organizaciju navedenu na vrhu stranice, i to onako kako jest, a ne kako je planirano.',
      ],
    },
    answering: {
      title: 'Odgovaranje i spremanje',
      text: [
        {
          list: [
            '<b>Sve se sprema automatski.</> Nema gumba koji biste trebali pritisnuti. Uz svako pitanje piše kada je spremljeno.',
            '<b>Ne morate sve odjednom.</> Upitnik možete ispunjavati u više navrata: prekinite, vratite se i nastavite gdje ste stali.',
            '<b>Slobodno se predomislite.</> Svaki odgovor možete mijenjati dok ne predate konačne odgovore.',
            '<b>Zeleno znači odgovoreno.</> Odgovoreno pitanje postaje zeleno i dobiva kvačicu. Uz svako područje vidi se udio odgovorenih pitanja.',
            '<b>Odabrani odgovor brišete</> tako da ga ponovno odaberete.',
          ],
        },
        'Ako se veza prekine, ono što ste upisali ostaje u ovom pregledniku i šalje se poslije. Stranica tada kaže da nešto još nije spremljeno. Ako dvoje ljudi promijeni isti odgovor, vide se obje inačice, a vi birate.',
      ],
    },
    employees: {
      title: 'Tko se računa kao zaposlenik',
      text: [
        'Gdje god piše „zaposlenici”, mislimo na aktivne zaposlenike: sve koji imaju ugovor o radu, bez skupina navedenih u nastavku. Brojite osobe, a ne ekvivalente punog radnog vremena.',
        'Ne ubrajajte:',
        {
          list: [
            'osobe na bolovanju duljem od {{longSickLeave}}',
            'osobe na rodiljnom ili roditeljskom dopustu',
            'osobe na bolovanju zbog komplikacija u trudnoći',
            'zaposlenike upućene na rad u inozemstvo (expats)',
          ],
        },
        { note: 'Isti broj koristite u cijelom upitniku i u podacima o organizaciji.' },
      ],
    },
    period: {
      title: 'Koje razdoblje i koji rukovoditelji',
      text: [
        'O dvije riječi u pitanju često ovisi točan odgovor.',
        {
          terms: [
            {
              term: 'Razdoblje',
              text: 'Neka pitanja odnose se na prošlu godinu, druga na posljednje dvije. Provjerite na koje prije nego što pripremite brojke.',
            },
            {
              term: 'Rukovoditelji',
              text: 'Neka pitanja odnose se na sve rukovoditelje, druga samo na nove. Jeste li imali novih rukovoditelja, pitamo u podacima o organizaciji.',
            },
          ],
        },
      ],
    },
    kinds: {
      title: 'Vrste pitanja',
      text: [],
      after: [
        'Uz svako polje piše koje brojeve prima. Ako broj ne odgovara, polje će vas upozoriti i neće ga spremiti.',
      ],
    },
    evidence: {
      title: 'Dokumenti i komentari',
      text: [
        'Uz neka se pitanja prilažu dokumenti, uz druga se piše dulji komentar, uz mnoga oboje. Kada je nešto obavezno, to piše uz pitanje.',
        {
          list: [
            'Možete priložiti datoteke PDF, PNG, JPEG, Word, Excel i PowerPoint, svaku do {{uploadLimit}}. Sve su na jednom mjestu, na stranici <documents>Dokumenti</>.',
            'Dobar dokument pokazuje što radite. Jedna prava stranica vrijedi više od stotinu općenitih.',
            'U komentaru objasnite ono što ponuđeni odgovori ne obuhvaćaju. Certifikatori čitaju svaki.',
            'Nakon posljednjeg pitanja u svakom području ima mjesta za dodatne dokumente i komentar na cijelo područje.',
          ],
        },
      ],
    },
    signs: {
      title: 'Oznake uz pitanje',
      text: [],
      after: ['Što te oznake znače za rezultat: <rating>kako se ocjenjuje</>.'],
    },
    previous: {
      title: 'Ako ste sudjelovali i prošle godine',
      text: [
        'Prošlogodišnji odgovori, komentari i dokumenti stoje uz pitanja. Gdje se pitanje s ponuđenim odgovorima nije promijenilo, vaš je prijašnji odgovor već označen; provjerite vrijedi li i dalje. Polja za brojke i tablice u početku nisu ispunjena; gumbom <b>Preuzmi prošlogodišnje</> preuzimate raniju vrijednost.',
      ],
    },
    submitting: {
      title: 'Predaja',
      text: [
        'Kada završite, pritisnite <b>Predaj konačne odgovore</> u bočnom izborniku. Najprije ćete vidjeti što još nedostaje: odgovor, obavezan komentar ili obavezan dokument. Možete predati i tako.',
        {
          note: 'Nakon predaje odgovori, komentari i dokumenti su zaključani. Upitnik može ponovno otvoriti samo glavni certifikator.',
        },
      ],
    },
    help: {
      title: 'Kome se obratiti',
      text: ['Ako vam pitanje nije jasno, pitajte. Kratak poziv bolji je od pogrešnog odgovora.'],
    },
  },
  kinds: {
    single: {
      term: 'Jedan odgovor',
      text: 'Odaberite onaj koji najbolje opisuje cijelu organizaciju. Što nedostaje, objasnite u komentaru.',
    },
    several: { term: 'Više odgovora', text: 'Označite sve što se danas doista primjenjuje.' },
    number: {
      term: 'Postotak, broj ili iznos',
      text: 'Postoci su cijeli brojevi od {{leastPercent}} do {{mostPercent}}. Iznosi su u eurima i mogu imati cente.',
    },
    extra: {
      term: 'Odgovori od kojih svaki traži još nešto',
      text: 'Uz svaki označeni odgovor ide pojedinost: nekoliko riječi, postotak, broj, iznos ili pokazatelj s ciljem. Čim je upišete, odgovor je označen.',
    },
    table: {
      term: 'Tablice',
      text: 'Za komunikacijske kanale, pogodnosti, različitost i ciljeve procesa ljudskih resursa. Ispunite retke koji se odnose na vas. Strelicama se krećete od ćelije do ćelije.',
    },
  },
  signs: {
    star: {
      term: 'Crvena zvjezdica',
      text: 'Ključno pitanje. Na popisu područja zvjezdica označava ključno područje.',
    },
    gold: {
      term: 'Zlatni okvir',
      text: 'Pitanje za Above and Beyond. Računa se samo za certifikat {{beyondProduct}}.',
    },
    info: {
      term: 'Oblačić s informacijom',
      text: 'Objašnjava pitanje. Otvara se kada na njega pokažete mišem, dođete tipkom Tab ili ga dodirnete.',
    },
    bookmark: {
      term: 'Oznaka za spremanje',
      text: 'Sprema pitanje da ga poslije nađete na stranici <saved-questions>Spremljena pitanja</> i ondje na njega odgovorite.',
    },
    check: { term: 'Zelena kvačica', text: 'Na pitanje je odgovoreno.' },
  },
} satisfies Shape<typeof en>;
