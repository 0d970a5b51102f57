import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const hr = {
  open: 'Dokumenti',
  attached_one: '{{count}} dokument',
  attached_few: '{{count}} dokumenta',
  attached_other: '{{count}} dokumenata',
  underway_one: 'Prilaže se {{count}} dokument…',
  underway_few: 'Prilažu se {{count}} dokumenta…',
  underway_other: 'Prilaže se {{count}} dokumenata…',
  failed: 'Dokument nije priložen',
  of: 'Dokumenti uz „{{title}}”',
  ofArea: 'Dokumenti uz cijelo područje',
  ofAreaNamed: 'Dokumenti uz cijelo područje „{{title}}”',
  attach: 'Priloži dokumente',
  types: 'PDF, PNG, JPEG, Word, Excel ili PowerPoint.',
  hint: 'PDF, PNG, JPEG, Word, Excel ili PowerPoint, do {{limit}} po datoteci.',
  drop: 'Datoteke možete i povući ovamo.',
  none: 'Nijedan dokument nije priložen.',
  waiting: 'Čeka na red',
  progress: 'Šalje se {{name}}',
  sent: 'Poslano {{percent}}',
  checking: 'Provjera datoteke…',
  cancelOf: 'Prekini slanje: {{name}}',
  retry: 'Pokušaj ponovno',
  retryOf: 'Pokušaj ponovno: {{name}}',
  dismiss: 'Ukloni s popisa: {{name}}',
  attachedNow: 'Priloženo: „{{title}}”.',
  notAttached: 'Datoteka {{name}} nije priložena.',
  renameOf: 'Promijeni naslov: „{{title}}”',
  renameTitle: 'Promjena naslova',
  newTitle: 'Naslov dokumenta',
  titleMissing: 'Upišite naslov.',
  save: 'Spremi',
  cancel: 'Odustani',
  close: 'Zatvori',
  deleteOf: 'Izbriši „{{title}}”',
  deleteTitle: 'Izbrisati ovaj dokument?',
  deleteText: 'Dokument „{{title}}” bit će izbrisan za sve. To se ne može poništiti.',
  delete: 'Izbriši',
  deleting: 'Brisanje…',
  keep: 'Zadrži',
  gone: 'Dokument „{{title}}” u međuvremenu je izbrisan.',
  previous_one: '{{count}} dokument iz {{year}}.',
  previous_few: '{{count}} dokumenta iz {{year}}.',
  previous_other: '{{count}} dokumenata iz {{year}}.',
  fault: {
    empty: 'Datoteka je prazna.',
    wrongEnding:
      'Takva se datoteka ne može priložiti. Mogu se priložiti PDF, PNG, JPEG, Word, Excel i PowerPoint.',
    wrongContent:
      'Sadržaj datoteke ne odgovara njezinu nazivu ili je datoteka oštećena. Spremite je ponovno i priložite još jednom.',
    tooLarge: 'Datoteka je prevelika. Smije imati najviše {{limit}}.',
    macros:
      'Datoteka sadrži makronaredbe. Spremite je bez makronaredbi ili kao PDF i priložite ponovno.',
    embeddedFile:
      'U datoteku je ugrađena druga datoteka. Uklonite je, spremite i priložite obje zasebno.',
    encrypted: 'Datoteka je zaštićena lozinkom. Spremite je bez lozinke i priložite ponovno.',
    infected:
      'U datoteci je pronađen štetan sadržaj. Izdvojena je i nije priložena. Ako mislite da je riječ o pogrešci, pišite uredu programa.',
  },
  quota: {
    documents:
      'Vaša organizacija već ima najveći mogući broj dokumenata ({{limit}}). Izbrišite one koji više nisu potrebni ili pišite uredu programa.',
    'document-bytes':
      'Prostor za dokumente vaše organizacije ({{limit}}) je popunjen. Izbrišite one koji više nisu potrebni ili pišite uredu programa.',
    'own-unsubmitted-files':
      'Poslali ste previše datoteka koje nisu priložene (najviše {{limit}}). Uklanjaju se u roku od sat vremena; tada pokušajte ponovno.',
    'own-unsubmitted-bytes':
      'Poslali ste previše datoteka koje nisu priložene (najviše {{limit}}). Uklanjaju se u roku od sat vremena; tada pokušajte ponovno.',
    'unsubmitted-files':
      'Za vašu se organizaciju trenutačno šalje previše datoteka (najviše {{limit}}). Pokušajte ponovno za nekoliko minuta.',
    'unsubmitted-bytes':
      'Za vašu se organizaciju trenutačno šalje previše datoteka (najviše {{limit}}). Pokušajte ponovno za nekoliko minuta.',
  },
} satisfies Shape<typeof en>;
