import type { ChangeAudience } from '@cert/shared/contract/effects';

/**
 * The names under which the office's commands, and the refused upload of a file with a virus (`quarantine`), write
 * changes to the audit trail, each with the people who may notice these changes. Commands that do the same as an action
 * of the API use the name of that action.
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
  userInvite: 'office',
  userEdit: 'office',
  userDisable: 'office',
  userEnable: 'office',
  userResetPassword: 'office',
  userResetSecondFactor: 'office',
  userSignOut: 'office',
  organisationAdd: 'office',
  organisationEdit: 'office',
  eraseOrganisation: 'office',
  'mail retry': 'office',
  importEdition: 'office',
  resetDemoWorld: 'office',
} as const satisfies { readonly [action: string]: ChangeAudience };
