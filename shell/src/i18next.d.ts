import type en from './locales/en.json';
import type secondFactor from './sign-in/second-factor/locales/en.json';
import type verify from './verify/locales/en.json';

declare module 'i18next' {
  interface MessageResources {
    shell: typeof en;
    'shell/second-factor': typeof secondFactor;
    'shell/verify': typeof verify;
  }
}
