import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const sr = {
  cancel: 'Odustani',
  close: 'Zatvori',
  scores: {
    title: 'Rezultati',
    previous: 'Ukupno {{year}}.',
    previousYear: 'Prethodna godina',
    system: 'Sistem',
    certifier: 'Vaše ocene',
    final: 'Konačno',
    below: 'ispod {{percent}}',
    partial: '{{graded}} od {{areas}} oblasti',
  },
  certification: {
    title: 'Sertifikacija',
    team: 'Tim',
    you: 'vi',
    main: 'glavni sertifikator',
    finalized: 'zaključeno',
    grading: 'ocenjuje',
    graded: 'Ocenili ste {{graded}} od {{areas}} oblasti.',
    finalize: 'Zaključi ocene',
    ownFinalized: 'Vaše ocene su zaključene. Ocene tima videće se kada svi zaključe svoje ocene.',
    allFinalized: 'Svi su zaključili ocene',
    report: 'Pogledaj izveštaj',
    newTab: '(otvara se u novoj kartici)',
  },
  finalizing: {
    question: 'Da li ste sigurni da želite da zaključite ocene?',
    warning:
      'Posle toga više ne možete da menjate svoje ocene. Kada ceo tim zaključi ocene, svi vide sve ocene.',
    confirm: 'Zaključi ocene',
    busy: 'Zaključivanje…',
    done: 'Vaše ocene su zaključene.',
    unsaved: 'Neke izmene još nisu sačuvane. Ocene ćete moći da zaključite čim se sačuvaju.',
    missing: 'Ove oblasti još nemaju vašu ocenu:',
  },
  settingBack: {
    short: 'Poništi',
    open: 'Poništi zaključenje: {{name}}',
    question: 'Poništiti zaključenje ocena ({{name}})?',
    warning:
      '{{name}} tada ponovo može da menja ocene, a ocene tima su skrivene dok svi ponovo ne zaključe. Konačne ocene koje su proistekle iz saglasnosti se brišu; one koje ste sami postavili ostaju.',
    revealed:
      'Tim je već video međusobne ocene. Sve što {{name}} sada promeni biće označeno kao dato nakon toga.',
    reason: 'Razlog',
    reasonHint: 'Ceo tim može da ga pročita u istoriji svake oblasti.',
    reasonMissing: 'Navedite razlog. Bez njega zaključenje više ne može da se poništi.',
    confirm: 'Poništi zaključenje',
    busy: 'Poništavanje…',
    done: 'Zaključenje je poništeno: {{name}}.',
  },
  options: {
    title: 'Opcije',
    inactive: 'Upitnik je vidljiv klijentu',
    locked: 'Upitnik je otvoren za klijenta',
    gradingLocked: 'Sertifikatori mogu da ocenjuju',
    reportLocked: 'Izveštaj je otvoren za izmene',
    onlyMain: 'Ove opcije može da menja samo glavni sertifikator.',
    notChanged: 'Opcija nije promenjena. {{why}}',
  },
} satisfies Shape<typeof en>;
