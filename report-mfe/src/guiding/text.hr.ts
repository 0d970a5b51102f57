import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  about: {
    passed: {
      eyebrow: 'Što je postignuto',
      headline: 'Certifikat je vaš za {{year}}. godinu',
      lead: 'Certifikat {{product}} ima dva uvjeta. Oba su ispunjena, a ništa drugo ne odlučuje: ni veličina, ni djelatnost, ni to koliko je puta poslodavac sudjelovao.',
    },
    'not-passed': {
      eyebrow: 'Što je postignuto',
      headline: 'Još ne certifikat, ali jasan put do njega',
      lead: 'Certifikat {{product}} ima dva uvjeta i oba moraju biti ispunjena. Ovo izvješće kaže što nedostaje, što je već snažno i što učiniti najprije.',
    },
    'not-decided': {
      eyebrow: 'Dokle se stiglo',
      headline: 'Ocjene još nisu potpune',
      lead: 'Certifikat {{product}} ima dva uvjeta i oba moraju biti ispunjena. Dok sve konačne ocjene nisu postavljene, izvješće je privremeno i ništa nije odlučeno.',
    },
    rules: {
      points: {
        title: 'Od svih bodova',
        text: 'Certifikat traži najmanje {{certificatePercent}} svih mogućih bodova.',
      },
      keyTopics: {
        title: 'Ključne teme',
        text: 'Iz svake ključne teme, a ukupno ih je {{keyTopicCount}}, traži najmanje ocjenu {{leastGrade}}.',
      },
    },
    marks: { met: 'Ispunjeno', missed: 'Još nije ispunjeno', open: 'Još otvoreno' },
    year: {
      passed: {
        title: 'Godina za koju vrijedi',
        text: 'Certifikat nosi svoju godinu. O sljedećoj odlučuje nova procjena.',
      },
      other: {
        title: 'Godina procjene',
        text: 'Ocjene govore što je te godine postojalo i što se moglo pokazati.',
      },
    },
  },
  yourResults: {
    eyebrow: 'Prvi dio',
    headline: 'Vaši rezultati',
    lead: 'Najprije cjelina, zatim ključne teme, a onda put kojim ljudi prolaze kroz radni život. Uz vaš rezultat stoji i onaj iz ranije procjene te, gdje je iza usporedbe dovoljno organizacija, rezultat drugih.',
  },
  diveIn: {
    eyebrow: 'Drugi dio',
    headline: 'Zaronimo dublje',
    lead: 'Od cjeline prema dijelovima. Za svaku kategoriju vidite ocjene njezinih područja, ono što zaslužuje pohvalu i ono što bi moglo biti bolje.',
  },
} satisfies Shape<typeof en>;
