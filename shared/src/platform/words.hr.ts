import type { Shape } from '../i18n/index.ts';
import type { en } from './words.en.ts';

export const hr = {
  loading: 'Učitavanje…',
  tryAgain: 'Pokušaj ponovno',
  failed: {
    unreachable: 'Poslužitelj nije dostupan. Provjerite internetsku vezu i pokušajte ponovno.',
    'invalid-input': 'Poslužitelj nije mogao obraditi poslano. Provjerite unesene podatke.',
    'signed-out': 'Vaša je sesija istekla. Prijavite se ponovno.',
    'not-allowed': 'Za to nemate ovlasti.',
    'not-found': 'To ne postoji ili nije namijenjeno vama.',
    locked: 'Zaključano je i trenutačno se ne može mijenjati.',
    conflict: 'Netko je to u međuvremenu promijenio.',
    'grades-missing': 'Neka područja još nemaju ocjenu.',
    'quota-exceeded': 'Za to trenutačno nema mjesta.',
    'too-large': 'Preveliko je za slanje.',
    'wrong-file-type': 'Ta vrsta datoteke nije dopuštena.',
    'slow-down': 'Previše zahtjeva u kratkom vremenu. Pričekajte trenutak i pokušajte ponovno.',
    'server-error':
      'Dogodila se greška na našoj strani. Pokušajte ponovno; ništa što ste upisali nije izgubljeno.',
    unavailable:
      'Stranica to trenutačno ne može učiniti. Pokušajte ponovno za minutu; ništa što ste upisali nije izgubljeno.',
  },
  part: {
    failedTitle: 'Ovaj dio stranice nije se uspio učitati',
    failedText: 'Ostatak stranice radi. Ono što ste upisali je sačuvano.',
    usePrevious: 'Koristi prethodnu inačicu',
  },
  queue: {
    notSaved:
      'Vaš odgovor nije spremljen! Ponovno učitajte stranicu i provjerite internetsku vezu.',
    unsent_one: '{{count}} promjena još nije spremljena',
    unsent_few: '{{count}} promjene još nisu spremljene',
    unsent_other: '{{count}} promjena još nije spremljeno',
    sendNow: 'Spremi sada',
    refusedTitle: 'Ova promjena nije spremljena',
    refusedKept: 'Vaš unos, da se ne izgubi:',
    dismiss: 'Razumijem',
    cleared: '(odgovor obrisan)',
    chosen: '(odgovor odabran)',
    conflictTitle: 'Isti odgovor promijenio je i netko drugi',
    conflictChoose: 'Odaberite koja inačica ostaje:',
    notStored:
      'Ovaj preglednik ne dopušta čuvanje nespremljenih promjena. Ne zatvarajte stranicu dok sve nije spremljeno.',
  },
  lock: {
    'questionnaire-inactive': 'Upitnik nije aktivan.',
    'questionnaire-locked': 'Upitnik je zaključan.',
    'question-locked': 'Pitanje je zaključano.',
    'question-disabled': 'Pitanje nije primjenjivo zbog drugog odgovora.',
    'grading-locked': 'Ocjenjivanje je zaključano.',
    'report-locked': 'Izvještaj je zaključan.',
    'grades-finalized': 'Zaključili ste svoje ocjene.',
    'team-not-finalized': 'Još nisu svi u timu zaključili svoje ocjene.',
    'not-key-area': 'To se područje ne računa u skraćenom upitniku.',
    invalid: 'Vrijednost nije ispravna.',
  },
  messages: 'Poruke',
  dismiss: 'Zatvori',
} satisfies Shape<typeof en>;
