import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

/** Words of what the team sees on a question. */
export const sr = {
  title: 'Za tim',
  grade: 'Ocena sistema',
  criteria: 'Kriterijumi',
  notes: 'Napomene za sertifikatore',
  more: 'Prikaži sve',
  less: 'Prikaži manje',
  thread: {
    title: 'Beleške tima',
    add: 'Dodaj belešku',
    edit: 'Izmeni',
    editNote: 'Izmeni belešku „{{start}}”',
    newLabel: 'Nova beleška uz pitanje',
    editLabel: 'Vaša beleška',
    deleteHint: 'Belešku brišete tako što je ispraznite.',
    save: 'Sačuvaj belešku',
    saving: 'Čuvanje…',
    cancel: 'Odustani',
  },
  deleting: {
    title: 'Obrisati ovu belešku?',
    text: 'Niko u timu više neće moći da je pročita.',
    confirm: 'Obriši belešku',
    cancel: 'Zadrži belešku',
  },
} satisfies Shape<typeof en>;
