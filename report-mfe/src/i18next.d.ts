import type en from './locales/en.json';
import type prose from './texts/locales/en.json';

declare module 'i18next' {
  interface MessageResources {
    report: typeof en;
    'report/prose': typeof prose;
  }
}
