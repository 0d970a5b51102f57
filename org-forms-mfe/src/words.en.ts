import { en as intro } from './intro-questions/words.en.ts';
import { en as list } from './questionnaire-list/words.en.ts';
import { en as organisation } from './organisation/words.en.ts';
import { en as reading } from './reading/words.en.ts';

/** Words of the organisation's forms. */
export const en = {
  toast: {
    saved: 'The changes were successfully saved!',
    failed: 'There was an error. Please try again.',
  },
  intro,
  list,
  password: {
    title: 'Change password',
    otherSessions:
      'You stay signed in here. On all other devices and in all other browsers you will be signed out.',
    current: 'Current password',
    new: 'New password',
    rules:
      'At least {{least}} characters. No words of your name, your e-mail address, your organisation or the programme; not a password that many people use, not the current one.',
    strength: {
      'too-short_one': 'Too short: {{count}} more character is needed',
      'too-short_few': 'Too short: {{count}} more characters are needed',
      'too-short_other': 'Too short: {{count}} more characters are needed',
      common: 'Strength: none, many people use this password',
      'very-weak': 'Strength: very weak, guessed at once',
      weak: 'Strength: weak, quickly guessed',
      fair: 'Strength: fair, another word would help',
      good: 'Strength: good',
      strong: 'Strength: very good',
    },
    show: 'Show',
    hide: 'Hide',
    save: 'Change password',
    saving: 'Saving…',
  },
  fault: {
    'current-missing': 'Enter your current password.',
    'new-missing': 'Enter a new password.',
    wrong: 'This is not your current password.',
    'too-short': 'The new password needs at least {{least}} characters.',
    'too-long': 'The new password may have at most {{most}} characters.',
    'is-email': 'Your e-mail address cannot be your password.',
    'is-common': 'Many people use this password, so it is easily guessed. Choose another one.',
    'has-own-word':
      'The password holds a word of your name, your e-mail address, your organisation or the programme. Such words are guessed first.',
    unchanged: 'The new password is the same as the current one.',
    other: 'This password cannot be used. Choose another one.',
  },
  organisation,
  reading,
} as const;
