import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

/** Words of what the team sees on a question. */
export const hr = {
  title: 'Za tim',
  grade: 'Ocjena sustava',
  criteria: 'Kriteriji',
  notes: 'Napomene za certifikatore',
  more: 'Prikaži sve',
  less: 'Prikaži manje',
  thread: {
    title: 'Bilješke tima',
    add: 'Dodaj bilješku',
    edit: 'Uredi',
    editNote: 'Uredi bilješku „{{start}}”',
    newLabel: 'Nova bilješka uz pitanje',
    editLabel: 'Vaša bilješka',
    deleteHint: 'Bilješku brišete tako da je ispraznite.',
    save: 'Spremi bilješku',
    saving: 'Spremanje…',
    cancel: 'Odustani',
  },
  deleting: {
    title: 'Obrisati ovu bilješku?',
    text: 'Nitko u timu više je neće moći pročitati.',
    confirm: 'Obriši bilješku',
    cancel: 'Zadrži bilješku',
  },
} satisfies Shape<typeof en>;
