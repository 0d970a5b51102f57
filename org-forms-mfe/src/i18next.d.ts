import type en from './locales/en.json';
import type account from './account/locales/en.json';
import type choosingPassword from './password/choosing/locales/en.json';
import type about from './reading/about/locales/en.json';
import type certifierGuide from './reading/certifier-guide/locales/en.json';
import type instructions from './reading/instructions/locales/en.json';
import type rating from './reading/rating/locales/en.json';

declare module 'i18next' {
  interface MessageResources {
    'org-forms': typeof en;
    'org-forms/account': typeof account;
    'org-forms/choosing-password': typeof choosingPassword;
    'org-forms/about': typeof about;
    'org-forms/certifier-guide': typeof certifierGuide;
    'org-forms/instructions': typeof instructions;
    'org-forms/rating': typeof rating;
  }
}
