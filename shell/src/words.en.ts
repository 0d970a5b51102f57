/** Words of the shell: sign-in, header, sidebar. */
export const en = {
  signIn: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    wait: 'Please wait…',
    wrong: 'Wrong e-mail or password. Please try again.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  frame: {
    skip: 'Skip to the content',
    language: 'Language',
    links: 'Site',
    home: 'Home',
    signOut: 'Log out',
    menu: 'Open the menu',
    close: 'Close the menu',
    sidebar: 'Questionnaire',
    categories: 'Categories and areas',
    pages: 'Pages',
    new: 'new',
    progress: 'Your questionnaire',
    keyArea: 'key area',
    reached: {
      system: 'By the system’s suggestions',
      certifier: 'By your grades',
      final: 'By the final grades',
    },
    grade: { system: 'System suggestion', certifier: 'Your grade', final: 'Final grade' },
    trend: { better: 'better than last year', worse: 'worse than last year' },
    tooLow: 'below the least grade of a key area',
    copyright:
      '© {{provider}}. The content of this questionnaire belongs to the provider’s group. It may not be copied, shared or passed on to third parties, and serves the evaluation of organisations only.',
  },
  home: {
    title: 'Your questionnaires',
    empty: 'No questionnaire is open for you yet. The programme’s office will open one.',
    noAreas: 'This questionnaire has no areas yet.',
  },
  notFound: {
    title: 'Nothing to see here',
    text: 'This page does not exist, or it is not yours to see.',
    home: 'To the start page',
  },
  crash: { title: 'Something went wrong' },
} as const;
