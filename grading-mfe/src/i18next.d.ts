import type en from './locales/en.json';

declare module 'i18next' {
  interface MessageResources {
    grading: typeof en;
  }
}
