import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  about: {
    passed: {
      eyebrow: 'Šta je postignuto',
      headline: 'Sertifikat je vaš za {{year}}. godinu',
      lead: 'Sertifikat {{product}} ima dva uslova. Oba su ispunjena, a ništa drugo ne odlučuje: ni veličina, ni delatnost, ni to koliko je puta poslodavac učestvovao.',
    },
    'not-passed': {
      eyebrow: 'Šta je postignuto',
      headline: 'Još ne sertifikat, ali jasan put do njega',
      lead: 'Sertifikat {{product}} ima dva uslova i oba moraju biti ispunjena. Ovaj izveštaj kaže šta nedostaje, šta je već snažno i šta treba uraditi prvo.',
    },
    'not-decided': {
      eyebrow: 'Dokle se stiglo',
      headline: 'Ocene još nisu potpune',
      lead: 'Sertifikat {{product}} ima dva uslova i oba moraju biti ispunjena. Dok sve konačne ocene nisu postavljene, izveštaj je privremen i ništa nije odlučeno.',
    },
    rules: {
      points: {
        title: 'Od svih poena',
        text: 'Sertifikat zahteva najmanje {{certificatePercent}} svih mogućih poena.',
      },
      keyTopics: {
        title: 'Ključne teme',
        text: 'Iz svake ključne teme, a ukupno ih je {{keyTopicCount}}, zahteva najmanje ocenu {{leastGrade}}.',
      },
    },
    marks: { met: 'Ispunjeno', missed: 'Još nije ispunjeno', open: 'Još otvoreno' },
    year: {
      passed: {
        title: 'Godina za koju važi',
        text: 'Sertifikat nosi svoju godinu. O sledećoj odlučuje nova procena.',
      },
      other: {
        title: 'Godina procene',
        text: 'Ocene govore šta je te godine postojalo i šta je moglo da se pokaže.',
      },
    },
  },
  yourResults: {
    eyebrow: 'Prvi deo',
    headline: 'Vaši rezultati',
    lead: 'Prvo celina, zatim ključne teme, a onda put kojim ljudi prolaze kroz radni život. Uz vaš rezultat stoji i onaj iz ranije procene, a tamo gde je iza poređenja dovoljno organizacija, i rezultat drugih.',
  },
  diveIn: {
    eyebrow: 'Drugi deo',
    headline: 'Zaronimo dublje',
    lead: 'Od celine ka delovima. Za svaku kategoriju vidite ocene njenih oblasti, ono što zaslužuje pohvalu i ono što bi moglo da bude bolje.',
  },
} satisfies Shape<typeof en>;
