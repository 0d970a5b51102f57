import type { Shape } from '@cert/shared/i18n';
import type { beyond as en } from './words.en.ts';

export const beyond = {
  result: {
    headline: '{{share}}: dovoljno za {{beyondProduct}}',
    standing:
      '{{beyondProduct}} traži najmanje {{threshold}} svih bodova. {{organisation}} postiže {{overall}}.',
  },
  all: 'Svih {{total}} kategorija doseže {{threshold}} ili više',
  reached_one: '{{count}} od {{total}} kategorija doseže {{threshold}} ili više',
  reached_few: '{{count}} od {{total}} kategorija dosežu {{threshold}} ili više',
  reached_other: '{{count}} od {{total}} kategorija doseže {{threshold}} ili više',
  strongest: 'Ovdje idete najdalje: {{categories}} ({{percent}})',
  summary_one: '{{overall}} svih bodova i {{count}} izvrsna kategorija',
  summary_few: '{{overall}} svih bodova i {{count}} izvrsne kategorije',
  summary_other: '{{overall}} svih bodova i {{count}} izvrsnih kategorija',
  line: 'Izvrsno od {{percent}}',
  radar:
    'Mrežni grafikon označenih pitanja po kategorijama: {{values}}. Referentna crta stoji na {{threshold}}.',
  table: {
    caption: 'Označena pitanja po kategorijama',
    category: 'Kategorija',
    share: 'Označeno',
    outstanding: 'Izvrsno',
  },
} satisfies Shape<typeof en>;
