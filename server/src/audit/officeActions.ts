import type { SeenBy } from '@cert/shared/contract/effects';

/**
 * Who may notice the changes that the office's commands write to the audit trail under names of their own, and the
 * refused upload of a file with a virus. Other commands use the names of the API's actions.
 */
export const officeActions = {
  memberAdd: 'team',
  teamSet: 'team',
  openQuestionnaire: 'team',
  copyResponses: 'team',
  quarantine: 'team',
  'quarantine release': 'team',
  'quarantine remove': 'team',
  userAdd: 'office',
  userEdit: 'office',
  userDisable: 'office',
  userEnable: 'office',
  userResetPassword: 'office',
  userSignOut: 'office',
  organisationAdd: 'office',
  organisationEdit: 'office',
  eraseOrganisation: 'office',
  'mail retry': 'office',
  importEdition: 'office',
  resetDemoWorld: 'office',
} as const satisfies { readonly [action: string]: SeenBy };
