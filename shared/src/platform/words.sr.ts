import type { Shape } from '../i18n/index.ts';
import type { en } from './words.en.ts';

export const sr = {
  loading: 'Učitavanje…',
  tryAgain: 'Pokušaj ponovo',
  failed: {
    unreachable: 'Server nije dostupan. Proverite internet vezu i pokušajte ponovo.',
    'invalid-input': 'Server nije mogao da obradi poslato. Proverite unete podatke.',
    'signed-out': 'Vaša sesija je istekla. Prijavite se ponovo.',
    'not-allowed': 'Nemate ovlašćenje za to.',
    'not-found': 'To ne postoji ili nije namenjeno vama.',
    locked: 'Zaključano je i trenutno ne može da se menja.',
    conflict: 'Neko je to u međuvremenu promenio.',
    'grades-missing': 'Neke oblasti još nemaju ocenu.',
    'quota-exceeded': 'Za to trenutno nema mesta.',
    'too-large': 'Preveliko je za slanje.',
    'wrong-file-type': 'Ta vrsta datoteke nije dozvoljena.',
    'slow-down': 'Previše zahteva za kratko vreme. Sačekajte trenutak i pokušajte ponovo.',
    'server-error':
      'Došlo je do greške na našoj strani. Pokušajte ponovo; ništa što ste uneli nije izgubljeno.',
    unavailable:
      'Sajt to trenutno ne može da uradi. Pokušajte ponovo za minut; ništa što ste uneli nije izgubljeno.',
  },
  part: {
    failedTitle: 'Ovaj deo stranice nije uspeo da se učita',
    failedText: 'Ostatak sajta radi. Ono što ste uneli je sačuvano.',
    usePrevious: 'Koristi prethodnu verziju',
  },
  queue: {
    notSaved: 'Vaš odgovor nije sačuvan! Ponovo učitajte stranicu i proverite internet vezu.',
    unsent_one: '{{count}} izmena još nije sačuvana',
    unsent_few: '{{count}} izmene još nisu sačuvane',
    unsent_other: '{{count}} izmena još nije sačuvano',
    sendNow: 'Sačuvaj sada',
    refusedTitle: 'Ova izmena nije sačuvana',
    refusedKept: 'Vaš unos, da se ne izgubi:',
    dismiss: 'Razumem',
    cleared: '(odgovor obrisan)',
    chosen: '(odgovor izabran)',
    conflictTitle: 'Isti odgovor je promenio i neko drugi',
    conflictChoose: 'Izaberite koja verzija ostaje:',
    notStored:
      'Ovaj pregledač ne dozvoljava čuvanje nesačuvanih izmena. Ne zatvarajte stranicu dok sve nije sačuvano.',
  },
  lock: {
    'questionnaire-inactive': 'Upitnik nije aktivan.',
    'questionnaire-locked': 'Upitnik je zaključan.',
    'question-locked': 'Pitanje je zaključano.',
    'question-disabled': 'Pitanje nije primenljivo zbog drugog odgovora.',
    'grading-locked': 'Ocenjivanje je zaključano.',
    'report-locked': 'Izveštaj je zaključan.',
    'grades-finalized': 'Zaključili ste svoje ocene.',
    'team-not-finalized': 'Još nisu svi u timu zaključili svoje ocene.',
    'not-key-area': 'Ta oblast se ne računa u skraćenom upitniku.',
    invalid: 'Vrednost nije ispravna.',
  },
  messages: 'Poruke',
  dismiss: 'Zatvori',
} satisfies Shape<typeof en>;
