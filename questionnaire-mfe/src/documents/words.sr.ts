import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const sr = {
  open: 'Dokumenti',
  attached_one: '{{count}} dokument',
  attached_few: '{{count}} dokumenta',
  attached_other: '{{count}} dokumenata',
  underway_one: 'Prilaže se {{count}} dokument…',
  underway_few: 'Prilažu se {{count}} dokumenta…',
  underway_other: 'Prilaže se {{count}} dokumenata…',
  failed: 'Dokument nije priložen',
  of: 'Dokumenti uz „{{title}}“',
  ofArea: 'Dokumenti uz celu oblast',
  ofAreaNamed: 'Dokumenti uz celu oblast „{{title}}“',
  attach: 'Priloži dokumente',
  types: 'PDF, PNG, JPEG, Word, Excel ili PowerPoint.',
  hint: 'PDF, PNG, JPEG, Word, Excel ili PowerPoint, do {{limit}} po datoteci.',
  drop: 'Datoteke možete i da prevučete ovde.',
  none: 'Nijedan dokument nije priložen.',
  waiting: 'Čeka na red',
  progress: 'Šalje se {{name}}',
  sent: 'Poslato {{percent}}',
  checking: 'Provera datoteke…',
  cancelOf: 'Prekini slanje: {{name}}',
  retry: 'Pokušaj ponovo',
  retryOf: 'Pokušaj ponovo: {{name}}',
  dismiss: 'Ukloni sa spiska: {{name}}',
  attachedNow: 'Priloženo: „{{title}}“.',
  notAttached: 'Datoteka {{name}} nije priložena.',
  renameOf: 'Promeni naslov: „{{title}}“',
  renameTitle: 'Promena naslova',
  newTitle: 'Naslov dokumenta',
  titleMissing: 'Upišite naslov.',
  save: 'Sačuvaj',
  cancel: 'Odustani',
  close: 'Zatvori',
  deleteOf: 'Obriši „{{title}}“',
  deleteTitle: 'Obrisati ovaj dokument?',
  deleteText: 'Dokument „{{title}}“ biće obrisan za sve. To ne može da se poništi.',
  delete: 'Obriši',
  deleting: 'Brisanje…',
  keep: 'Zadrži',
  gone: 'Dokument „{{title}}“ je u međuvremenu obrisan.',
  previous_one: '{{count}} dokument iz {{year}}.',
  previous_few: '{{count}} dokumenta iz {{year}}.',
  previous_other: '{{count}} dokumenata iz {{year}}.',
  fault: {
    empty: 'Datoteka je prazna.',
    wrongEnding:
      'Takva datoteka ne može da se priloži. Mogu da se prilože PDF, PNG, JPEG, Word, Excel i PowerPoint.',
    wrongContent:
      'Sadržaj datoteke ne odgovara njenom nazivu ili je datoteka oštećena. Sačuvajte je ponovo i priložite još jednom.',
    tooLarge: 'Datoteka je prevelika. Sme da ima najviše {{limit}}.',
    macros: 'Datoteka sadrži makroe. Sačuvajte je bez makroa ili kao PDF i priložite ponovo.',
    embeddedFile:
      'U datoteku je ugrađena druga datoteka. Uklonite je, sačuvajte i priložite obe zasebno.',
    encrypted: 'Datoteka je zaštićena lozinkom. Sačuvajte je bez lozinke i priložite ponovo.',
    infected:
      'U datoteci je pronađen štetan sadržaj. Izdvojena je i nije priložena. Ako mislite da je reč o grešci, pišite kancelariji programa.',
  },
  quota: {
    documents:
      'Vaša organizacija već ima najveći mogući broj dokumenata ({{limit}}). Obrišite one koji više nisu potrebni ili pišite kancelariji programa.',
    'document-bytes':
      'Prostor za dokumente vaše organizacije ({{limit}}) je popunjen. Obrišite one koji više nisu potrebni ili pišite kancelariji programa.',
    'own-unsubmitted-files':
      'Poslali ste previše datoteka koje nisu priložene (najviše {{limit}}). Uklanjaju se u roku od sat vremena; tada pokušajte ponovo.',
    'own-unsubmitted-bytes':
      'Poslali ste previše datoteka koje nisu priložene (najviše {{limit}}). Uklanjaju se u roku od sat vremena; tada pokušajte ponovo.',
    'unsubmitted-files':
      'Za vašu organizaciju se trenutno šalje previše datoteka (najviše {{limit}}). Pokušajte ponovo za nekoliko minuta.',
    'unsubmitted-bytes':
      'Za vašu organizaciju se trenutno šalje previše datoteka (najviše {{limit}}). Pokušajte ponovo za nekoliko minuta.',
  },
} satisfies Shape<typeof en>;
