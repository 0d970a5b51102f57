import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  title: 'Kako se popunjava upitnik',
  lead: 'Sve što treba da znate pre početka i mesto na koje možete da se vratite usput.',
  sections: {
    begin: {
      title: 'Pre početka',
      text: [
        {
          steps: [
            'Prvo otvorite <info>Podatke o organizaciji</>. Delatnost i države određuju s kim ćete se kasnije porediti, a broj zaposlenih vam je potreban u celom upitniku.',
            'Jednom pregledajte ceo upitnik. Ima {{steps}}, a u njima ukupno {{areas}}; spisak je u bočnom meniju.',
            'Dogovorite se ko šta zna. Više ljudi može da odgovara istovremeno, svako u svojim oblastima.',
            'Pripremite dokumente koji pokazuju vašu praksu: pravilnike, planove, ankete, primere.',
          ],
        },
        'Odgovarajte za organizaciju koja je navedena na vrhu stranice, i to onako kako jeste, a ne kako je planirano.',
      ],
    },
    answering: {
      title: 'Odgovaranje i čuvanje',
      text: [
        {
          list: [
            '<b>Sve se čuva automatski.</> Nema dugmeta koje bi trebalo pritisnuti. Uz svako pitanje piše kada je sačuvano.',
            '<b>Ne morate sve odjednom.</> Upitnik možete da popunjavate u više navrata: prekinite, vratite se i nastavite gde ste stali.',
            '<b>Slobodno se predomislite.</> Svaki odgovor možete da menjate dok ne predate konačne odgovore.',
            '<b>Zeleno znači odgovoreno.</> Odgovoreno pitanje postaje zeleno i dobija kvačicu. Uz svaku oblast vidi se udeo odgovorenih pitanja.',
            '<b>Izabrani odgovor brišete</> tako što ga ponovo izaberete.',
          ],
        },
        'Ako se veza prekine, ono što ste uneli ostaje u ovom pregledaču i šalje se kasnije. Stranica tada kaže da nešto još nije sačuvano. Ako dvoje ljudi promeni isti odgovor, vide se obe verzije, a vi birate.',
      ],
    },
    employees: {
      title: 'Ko se računa kao zaposleni',
      text: [
        'Gde god piše „zaposleni”, mislimo na aktivne zaposlene: sve koji imaju ugovor o radu, bez grupa navedenih u nastavku. Brojte osobe, a ne ekvivalente punog radnog vremena.',
        'Ne ubrajajte:',
        {
          list: [
            'osobe na bolovanju dužem od {{longSickLeave}}',
            'osobe na porodiljskom odsustvu ili odsustvu radi nege deteta',
            'osobe na bolovanju zbog komplikacija u trudnoći',
            'zaposlene upućene na rad u inostranstvo (expats)',
          ],
        },
        { note: 'Isti broj koristite u celom upitniku i u podacima o organizaciji.' },
      ],
    },
    period: {
      title: 'Koji period i koji rukovodioci',
      text: [
        'Od dve reči u pitanju često zavisi tačan odgovor.',
        {
          terms: [
            {
              term: 'Period',
              text: 'Neka pitanja se odnose na prošlu godinu, druga na poslednje dve. Proverite na koji period pre nego što pripremite brojke.',
            },
            {
              term: 'Rukovodioci',
              text: 'Neka pitanja se odnose na sve rukovodioce, druga samo na nove. Da li ste imali novih rukovodilaca, pitamo u podacima o organizaciji.',
            },
          ],
        },
      ],
    },
    kinds: {
      title: 'Vrste pitanja',
      text: [],
      after: [
        'Uz svako polje piše koje brojeve prima. Ako broj ne odgovara, polje će vas upozoriti i neće ga sačuvati.',
      ],
    },
    evidence: {
      title: 'Dokumenti i komentari',
      text: [
        'Uz neka pitanja se prilažu dokumenti, uz druga se piše duži komentar, uz mnoga oba. Kada je nešto obavezno, to piše uz pitanje.',
        {
          list: [
            'Možete da priložite fajlove PDF, PNG, JPEG, Word, Excel i PowerPoint, svaki do {{uploadLimit}}. Svi su na jednom mestu, na stranici <documents>Dokumenti</>.',
            'Dobar dokument pokazuje šta radite. Jedna prava stranica vredi više od stotinu uopštenih.',
            'U komentaru objasnite ono što ponuđeni odgovori ne obuhvataju. Sertifikatori čitaju svaki.',
            'Posle poslednjeg pitanja u svakoj oblasti ima mesta za dodatne dokumente i komentar na celu oblast.',
          ],
        },
      ],
    },
    signs: {
      title: 'Oznake uz pitanje',
      text: [],
      after: ['Šta te oznake znače za rezultat: <rating>kako se ocenjuje</>.'],
    },
    previous: {
      title: 'Ako ste učestvovali i prošle godine',
      text: [
        'Prošlogodišnji odgovori, komentari i dokumenti stoje uz pitanja. Gde se pitanje sa ponuđenim odgovorima nije promenilo, vaš raniji odgovor je već označen; proverite da li i dalje važi. Polja za brojke i tabele u početku nisu popunjena; dugmetom <b>Preuzmi prošlogodišnje</> preuzimate raniju vrednost.',
      ],
    },
    submitting: {
      title: 'Predaja',
      text: [
        'Kada završite, pritisnite <b>Predaj konačne odgovore</> u bočnom meniju. Prvo ćete videti šta još nedostaje: odgovor, obavezan komentar ili obavezan dokument. Možete da predate i tako.',
        {
          note: 'Posle predaje odgovori, komentari i dokumenti su zaključani. Upitnik može ponovo da otvori samo glavni sertifikator.',
        },
      ],
    },
    help: {
      title: 'Kome da se obratite',
      text: ['Ako vam pitanje nije jasno, pitajte. Kratak poziv je bolji od pogrešnog odgovora.'],
    },
  },
  kinds: {
    single: {
      term: 'Jedan odgovor',
      text: 'Izaberite onaj koji najbolje opisuje celu organizaciju. Što nedostaje, objasnite u komentaru.',
    },
    several: { term: 'Više odgovora', text: 'Označite sve što se danas zaista primenjuje.' },
    number: {
      term: 'Procenat, broj ili iznos',
      text: 'Procenti su celi brojevi od {{leastPercent}} do {{mostPercent}}. Iznosi su u evrima i mogu da imaju cente.',
    },
    extra: {
      term: 'Odgovori od kojih svaki traži još nešto',
      text: 'Uz svaki označeni odgovor ide pojedinost: nekoliko reči, procenat, broj, iznos ili pokazatelj sa ciljem. Čim je unesete, odgovor je označen.',
    },
    table: {
      term: 'Tabele',
      text: 'Za komunikacione kanale, pogodnosti, različitost i ciljeve procesa ljudskih resursa. Popunite redove koji se odnose na vas. Strelicama se krećete od ćelije do ćelije.',
    },
  },
  signs: {
    star: {
      term: 'Crvena zvezdica',
      text: 'Ključno pitanje. Na spisku oblasti zvezdica označava ključnu oblast.',
    },
    gold: {
      term: 'Zlatni okvir',
      text: 'Pitanje za Above and Beyond. Računa se samo za sertifikat {{beyondProduct}}.',
    },
    info: {
      term: 'Oblačić sa informacijom',
      text: 'Objašnjava pitanje. Otvara se kada na njega pokažete mišem, dođete tasterom Tab ili ga dodirnete.',
    },
    bookmark: {
      term: 'Oznaka za čuvanje',
      text: 'Čuva pitanje da ga kasnije nađete na stranici <saved-questions>Sačuvana pitanja</> i tamo na njega odgovorite.',
    },
    check: { term: 'Zelena kvačica', text: 'Na pitanje je odgovoreno.' },
  },
} satisfies Shape<typeof en>;
