import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const hr = {
  cancel: 'Odustani',
  close: 'Zatvori',
  scores: {
    title: 'Rezultati',
    previous: 'Ukupno {{year}}.',
    previousYear: 'Prethodna godina',
    system: 'Sustav',
    certifier: 'Vaše ocjene',
    final: 'Konačno',
    below: 'ispod {{percent}}',
    partial: '{{graded}} od {{areas}} područja',
  },
  certification: {
    title: 'Certifikacija',
    team: 'Tim',
    you: 'vi',
    main: 'glavni certifikator',
    finalized: 'zaključeno',
    grading: 'ocjenjuje',
    graded: 'Ocijenili ste {{graded}} od {{areas}} područja.',
    finalize: 'Zaključi ocjene',
    ownFinalized:
      'Vaše su ocjene zaključene. Ocjene tima vidjet će se kada svi zaključe svoje ocjene.',
    allFinalized: 'Svi su zaključili ocjene',
    report: 'Pogledaj izvješće',
    newTab: '(otvara se u novoj kartici)',
  },
  finalizing: {
    question: 'Jeste li sigurni da želite zaključiti ocjene?',
    warning:
      'Nakon toga više ne možete mijenjati svoje ocjene. Kada cijeli tim zaključi ocjene, svi vide sve ocjene.',
    confirm: 'Zaključi ocjene',
    busy: 'Zaključivanje…',
    done: 'Vaše su ocjene zaključene.',
    unsaved: 'Neke promjene još nisu spremljene. Ocjene ćete moći zaključiti čim se spreme.',
    missing: 'Ova područja još nemaju vašu ocjenu:',
  },
  settingBack: {
    short: 'Poništi',
    open: 'Poništi zaključenje: {{name}}',
    question: 'Poništiti zaključenje ocjena ({{name}})?',
    warning:
      '{{name}} tada opet može mijenjati ocjene, a ocjene tima skrivene su dok svi ponovno ne zaključe. Konačne ocjene koje su proizašle iz suglasnosti brišu se; one koje ste sami postavili ostaju.',
    revealed:
      'Tim je već vidio međusobne ocjene. Sve što {{name}} sada promijeni bit će označeno kao dano nakon toga.',
    reason: 'Razlog',
    reasonHint: 'Cijeli tim može ga pročitati u povijesti svakog područja.',
    reasonMissing: 'Navedite razlog. Bez njega se zaključenje više ne može poništiti.',
    confirm: 'Poništi zaključenje',
    busy: 'Poništavanje…',
    done: 'Zaključenje je poništeno: {{name}}.',
  },
  options: {
    title: 'Opcije',
    inactive: 'Upitnik je vidljiv klijentu',
    locked: 'Upitnik je otvoren za klijenta',
    gradingLocked: 'Certifikatori mogu ocjenjivati',
    reportLocked: 'Izvješće je otvoreno za izmjene',
    onlyMain: 'Ove opcije može mijenjati samo glavni certifikator.',
    notChanged: 'Opcija nije promijenjena. {{why}}',
  },
} satisfies Shape<typeof en>;
