import type { Shape } from '@cert/shared/i18n';
import type { beyond as en } from './words.en.ts';

export const beyond = {
  result: {
    headline: '{{share}}: dovoljno za {{beyondProduct}}',
    standing:
      '{{beyondProduct}} zahteva najmanje {{threshold}} svih poena. {{organisation}} postiže {{overall}}.',
  },
  all: 'Svih {{total}} kategorija dostiže {{threshold}} ili više',
  reached_one: '{{count}} od {{total}} kategorija dostiže {{threshold}} ili više',
  reached_few: '{{count}} od {{total}} kategorija dostižu {{threshold}} ili više',
  reached_other: '{{count}} od {{total}} kategorija dostiže {{threshold}} ili više',
  strongest: 'Ovde idete najdalje: {{categories}} ({{percent}})',
  summary_one: '{{overall}} svih poena i {{count}} izvrsna kategorija',
  summary_few: '{{overall}} svih poena i {{count}} izvrsne kategorije',
  summary_other: '{{overall}} svih poena i {{count}} izvrsnih kategorija',
  line: 'Izvrsno od {{percent}}',
  radar:
    'Mrežni grafikon označenih pitanja po kategorijama: {{values}}. Referentna linija stoji na {{threshold}}.',
  table: {
    caption: 'Označena pitanja po kategorijama',
    category: 'Kategorija',
    share: 'Označeno',
    outstanding: 'Izvrsno',
  },
} satisfies Shape<typeof en>;
