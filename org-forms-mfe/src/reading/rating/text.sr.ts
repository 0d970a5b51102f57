import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  title: 'Kako se ocenjuje',
  lead: 'Od jednog odgovora do sertifikata: sva pravila i sve brojke na jednom mestu.',
  sections: {
    scale: {
      title: 'Skala',
      text: [
        'Odgovori i oblasti ocenjuju se istom skalom: od 0 do {{highest}}, u koracima od pola ocene.',
      ],
      after: [
        'Iznad nje postoji samo {{beyondGrade}}, za odgovor označen kao Above and Beyond. Znači „više od onoga što tražimo”; u svakom zbiru vredi kao {{highest}}.',
      ],
    },
    questions: {
      title: 'Koja pitanja se računaju',
      text: ['Pitanja nisu podjednako važna. Zvezdica označava ključna.'],
      after: ['Pitanje uz koje piše da se ne boduje ne računa se nigde.'],
    },
    answers: {
      title: 'Kako odgovor dobija ocenu',
      text: [
        {
          terms: [
            {
              term: 'Jedan odgovor',
              text: 'Svaki ponuđeni odgovor ima svoju ocenu; važi ocena izabranog.',
            },
            {
              term: 'Više odgovora',
              text: 'Označeni odgovori se sabiraju, najviše do {{highest}}.',
            },
            {
              term: 'Procenat, broj ili iznos',
              text: 'Vrednost pripada jednom rasponu, a svaki raspon ima svoju ocenu.',
            },
            {
              term: 'Above and Beyond',
              text: 'Sertifikatori odlučuju da li je praksa ispred uobičajene i označavaju je.',
            },
          ],
        },
        'Pitanje bez odgovora nema ocenu. To nije isto što i 0: u prosek ne ulazi. Sertifikatori ipak vide da na njega niste odgovorili.',
      ],
    },
    proposal: {
      title: 'Predlog sistema',
      text: [
        'Za svaku oblast sistem izračunava prosek ocena njenih pitanja, zaokružuje ga na jednu decimalu i predlaže ocenu. Pitanja za Above and Beyond u to ne ulaze.',
      ],
      after: [
        {
          note: 'Predlog je samo informacija. Sertifikatori čitaju vaše komentare i dokumente, razgovaraju s vama i odlučuju sami.',
        },
      ],
    },
    final: {
      title: 'Ko odlučuje',
      text: [
        {
          steps: [
            'Svako u timu ({{team}}) daje svakoj oblasti sopstvenu ocenu i pri tome ne vidi tuđe.',
            'Kada svi zaključe ocene, tim ih vidi.',
            'Gde su svi saglasni, to je konačna ocena. Gde se razlikuju, tim o njima razgovara, a konačnu postavlja glavni sertifikator.',
          ],
        },
        'Rezultat vidite u izveštaju, ne pre.',
      ],
    },
    percentages: {
      title: 'Šta znače procenti',
      text: [
        {
          terms: [
            {
              term: 'Odgovoreno',
              text: 'Procenat uz oblast kazuje na koliko ste njenih pitanja odgovorili. O ocenama ne govori ništa.',
            },
            {
              term: 'Udeo u svim bodovima',
              text: 'Zbir ocena × 100 ÷ ({{highest}} × broj oblasti), zaokruženo. Oblast bez ocene vredi 0. U upitniku je {{areas}}, pa je moguće {{mostPoints}} bodova; {{certificatePercent}} od toga je {{neededPoints}}.',
            },
            {
              term: 'Udeo u kategoriji',
              text: 'Isto, za oblasti jedne kategorije.',
            },
          ],
        },
        'Pravila se uvek primenjuju na tačan rezultat, a ne na zaokruženi.',
      ],
    },
    certificate: {
      title: 'Kada dobijate sertifikat {{product}}',
      text: [
        'Kada su sve konačne ocene postavljene, mora da važi oboje:',
        {
          list: [
            'Imate najmanje {{certificatePercent}} svih mogućih bodova.',
            'Svaka ključna oblast ima bar najnižu potrebnu ocenu (ukupno {{keyAreas}}).',
          ],
        },
      ],
      after: ['Dok nije postavljena i poslednja konačna ocena, svaki rezultat je privremen.'],
    },
    beyond: {
      title: 'Kada dobijate {{beyondProduct}}',
      text: [
        'Za viši sertifikat mora da važi sve ovo:',
        {
          list: [
            'Ostvarili ste sertifikat {{product}}.',
            'Imate najmanje {{beyondTotalPercent}} svih mogućih bodova.',
            'Vaš ukupan rezultat je iznad proseka organizacija sertifikovanih te godine.',
            'U bar jednoj kategoriji (ukupno {{themes}}) označeno je najmanje {{beyondCategoryPercent}} pitanja za Above and Beyond.',
          ],
        },
      ],
      after: [
        'Time ulazite među najboljih {{topEmployersPercent}} sertifikovanih poslodavaca. Pitanja u zlatnom okviru računaju se ovde i nigde drugde: mogu da vam donesu ovaj sertifikat, a prvi ne mogu da vam oduzmu.',
      ],
    },
  },
  scale: {
    caption: 'Ocene',
    lowest: 'najniža',
    highest: 'najviša',
    beyond: 'Above and Beyond',
  },
  importance: {
    caption: 'Važnost pitanja',
    heads: { level: 'Nivo', sign: 'Oznaka', meaning: 'Značenje' },
    key: {
      sign: 'Crvena zvezdica',
      meaning: 'Ključno pitanje. Tim ocene ključnih pitanja vidi i zasebno.',
    },
    desirable: { sign: 'Bez oznake', meaning: 'Poželjno pitanje. I ono ulazi u prosek.' },
    informative: { sign: 'Bez oznake', meaning: 'Informativno pitanje. Nikada se ne boduje.' },
    beyond: {
      sign: 'Zlatni okvir',
      meaning: 'Above and Beyond. Računa se samo za sertifikat {{beyondProduct}}.',
    },
  },
  bands: {
    caption: 'Od proseka do predložene ocene',
    average: 'Prosek',
    proposal: 'Predložena ocena',
  },
  keyAreas: {
    caption: 'Ključne oblasti',
    area: 'Ključna oblast',
    least: 'Najniža ocena',
  },
  themes: 'Kategorije za Above and Beyond',
} satisfies Shape<typeof en>;
