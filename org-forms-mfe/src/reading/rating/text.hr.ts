import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  title: 'Kako se ocjenjuje',
  lead: 'Od jednog odgovora do certifikata: sva pravila i sve brojke na jednom mjestu.',
  sections: {
    scale: {
      title: 'Ljestvica',
      text: [
        'Odgovori i područja ocjenjuju se istom ljestvicom: od 0 do {{highest}}, u koracima od pola ocjene.',
      ],
      after: [
        'Iznad nje postoji samo {{beyondGrade}}, za odgovor označen kao Above and Beyond. Znači „više od onoga što tražimo”; u svakom zbroju vrijedi kao {{highest}}.',
      ],
    },
    questions: {
      title: 'Koja se pitanja računaju',
      text: ['Pitanja nisu jednako važna. Zvjezdica označava ključna.'],
      after: ['Pitanje uz koje piše da se ne boduje ne računa se nigdje.'],
    },
    answers: {
      title: 'Kako odgovor dobiva ocjenu',
      text: [
        {
          terms: [
            {
              term: 'Jedan odgovor',
              text: 'Svaki ponuđeni odgovor ima svoju ocjenu; vrijedi ocjena odabranoga.',
            },
            {
              term: 'Više odgovora',
              text: 'Označeni odgovori zbrajaju se, najviše do {{highest}}.',
            },
            {
              term: 'Postotak, broj ili iznos',
              text: 'Vrijednost pripada jednom rasponu, a svaki raspon ima svoju ocjenu.',
            },
            {
              term: 'Above and Beyond',
              text: 'Certifikatori odlučuju je li praksa ispred uobičajene i označavaju je.',
            },
          ],
        },
        'Pitanje bez odgovora nema ocjenu. To nije isto što i 0: u prosjek ne ulazi. Certifikatori ipak vide da na njega niste odgovorili.',
      ],
    },
    proposal: {
      title: 'Prijedlog sustava',
      text: [
        'Za svako područje sustav izračunava prosjek ocjena njegovih pitanja, zaokružuje ga na jednu decimalu i predlaže ocjenu. Pitanja za Above and Beyond u to ne ulaze.',
      ],
      after: [
        {
          note: 'Prijedlog je samo informacija. Certifikatori čitaju vaše komentare i dokumente, razgovaraju s vama i odlučuju sami.',
        },
      ],
    },
    final: {
      title: 'Tko odlučuje',
      text: [
        {
          steps: [
            'Svatko u timu ({{team}}) daje svakom području vlastitu ocjenu i pritom ne vidi tuđe.',
            'Kada svi zaključe ocjene, tim ih vidi.',
            'Gdje se svi slažu, to je konačna ocjena. Gdje se razlikuju, tim o njima razgovara, a konačnu postavlja glavni certifikator.',
          ],
        },
        'Rezultat vidite u izvješću, ne prije.',
      ],
    },
    percentages: {
      title: 'Što znače postoci',
      text: [
        {
          terms: [
            {
              term: 'Odgovoreno',
              text: 'Postotak uz područje kazuje na koliko ste njegovih pitanja odgovorili. O ocjenama ne govori ništa.',
            },
            {
              term: 'Udio u svim bodovima',
              text: 'Zbroj ocjena × 100 ÷ ({{highest}} × broj područja), zaokruženo. Područje bez ocjene vrijedi 0. U upitniku je {{areas}}, pa je moguće {{mostPoints}} bodova; {{certificatePercent}} od toga je {{neededPoints}}.',
            },
            {
              term: 'Udio u kategoriji',
              text: 'Isto, za područja jedne kategorije.',
            },
          ],
        },
        'Pravila se uvijek primjenjuju na točan rezultat, a ne na zaokruženi.',
      ],
    },
    certificate: {
      title: 'Kada dobivate certifikat {{product}}',
      text: [
        'Kada su sve konačne ocjene postavljene, mora vrijediti oboje:',
        {
          list: [
            'Imate najmanje {{certificatePercent}} svih mogućih bodova.',
            'Svako ključno područje ima barem najnižu potrebnu ocjenu (ukupno {{keyAreas}}).',
          ],
        },
      ],
      after: ['Dok nije postavljena i posljednja konačna ocjena, svaki je rezultat privremen.'],
    },
    beyond: {
      title: 'Kada dobivate {{beyondProduct}}',
      text: [
        'Za viši certifikat mora vrijediti sve ovo:',
        {
          list: [
            'Ostvarili ste certifikat {{product}}.',
            'Imate najmanje {{beyondTotalPercent}} svih mogućih bodova.',
            'Vaš je ukupni rezultat iznad prosjeka organizacija certificiranih te godine.',
            'U barem jednoj kategoriji (ukupno {{themes}}) označeno je najmanje {{beyondCategoryPercent}} pitanja za Above and Beyond.',
          ],
        },
      ],
      after: [
        'Time ulazite među najboljih {{topEmployersPercent}} certificiranih poslodavaca. Pitanja u zlatnom okviru računaju se ovdje i nigdje drugdje: mogu vam donijeti ovaj certifikat, a prvi vam ne mogu oduzeti.',
      ],
    },
  },
  scale: {
    caption: 'Ocjene',
    lowest: 'najniža',
    highest: 'najviša',
    beyond: 'Above and Beyond',
  },
  importance: {
    caption: 'Važnost pitanja',
    heads: { level: 'Razina', sign: 'Oznaka', meaning: 'Značenje' },
    key: {
      sign: 'Crvena zvjezdica',
      meaning: 'Ključno pitanje. Tim ocjene ključnih pitanja vidi i zasebno.',
    },
    desirable: { sign: 'Bez oznake', meaning: 'Poželjno pitanje. I ono ulazi u prosjek.' },
    informative: { sign: 'Bez oznake', meaning: 'Informativno pitanje. Nikada se ne boduje.' },
    beyond: {
      sign: 'Zlatni okvir',
      meaning: 'Above and Beyond. Računa se samo za certifikat {{beyondProduct}}.',
    },
  },
  bands: {
    caption: 'Od prosjeka do predložene ocjene',
    average: 'Prosjek',
    proposal: 'Predložena ocjena',
  },
  keyAreas: {
    caption: 'Ključna područja',
    area: 'Ključno područje',
    least: 'Najniža ocjena',
  },
  themes: 'Kategorije za Above and Beyond',
} satisfies Shape<typeof en>;
