import type { Command } from './command-line/command.ts';
import { audit } from './audit.ts';
import { backup, restore } from './backup.ts';
import { checkContent, importContent } from './content.ts';
import { demoReset } from './demo/demoReset.ts';
import { mailList, mailRetry } from './mail.ts';
import { moduleFailures } from './moduleFailures.ts';
import { organisationAdd } from './organisations/organisationAdd.ts';
import { organisationEdit } from './organisations/organisationEdit.ts';
import { organisationErase } from './organisations/organisationErase.ts';
import { organisationList } from './organisations/organisationList.ts';
import { questionnaireExport } from './questionnaires/questionnaireExport.ts';
import { questionnaireList } from './questionnaires/questionnaireList.ts';
import { questionnaireOpen } from './questionnaires/questionnaireOpen.ts';
import { questionnaireSettings } from './questionnaires/questionnaireSettings.ts';
import { quarantineList, quarantineRelease, quarantineRemove } from './quarantine.ts';
import { teamSet } from './team/teamSet.ts';
import { userAdd } from './users/userAdd.ts';
import { userDisable, userEnable } from './users/userDisable.ts';
import { userEdit } from './users/userEdit.ts';
import { userInvite } from './users/userInvite.ts';
import { userList } from './users/userList.ts';
import { userResetPassword } from './users/userResetPassword.ts';
import { userResetSecondFactor } from './users/userResetSecondFactor.ts';
import { userSignOut } from './users/userSignOut.ts';

/** All commands by name, one or two words. */
export const commands: { readonly [name: string]: Command } = {
  'check-content': checkContent,
  'import-content': importContent,
  'organisation add': organisationAdd,
  'organisation edit': organisationEdit,
  'organisation list': organisationList,
  'organisation erase': organisationErase,
  'user add': userAdd,
  'user invite': userInvite,
  'user edit': userEdit,
  'user list': userList,
  'user disable': userDisable,
  'user enable': userEnable,
  'user reset-password': userResetPassword,
  'user reset-second-factor': userResetSecondFactor,
  'user sign-out': userSignOut,
  'questionnaire open': questionnaireOpen,
  'questionnaire list': questionnaireList,
  'questionnaire settings': questionnaireSettings,
  'questionnaire export': questionnaireExport,
  'team set': teamSet,
  'module failures': moduleFailures,
  'mail list': mailList,
  'mail retry': mailRetry,
  'quarantine list': quarantineList,
  'quarantine release': quarantineRelease,
  'quarantine remove': quarantineRemove,
  audit,
  backup,
  restore,
  'demo reset': demoReset,
};
