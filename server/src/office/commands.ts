import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { backup } from './commands/backup.ts';
import { checkContent } from './commands/checkContent.ts';
import { demoReset } from './commands/demoReset.ts';
import { importContent } from './commands/importContent.ts';
import { moduleFailures } from './commands/moduleFailures.ts';
import { organisationAdd } from './commands/organisationAdd.ts';
import { organisationEdit } from './commands/organisationEdit.ts';
import { organisationErase } from './commands/organisationErase.ts';
import { organisationList } from './commands/organisationList.ts';
import { questionnaireExport } from './commands/questionnaireExport.ts';
import { questionnaireList } from './commands/questionnaireList.ts';
import { questionnaireOpen } from './commands/questionnaireOpen.ts';
import { questionnaireSettings } from './commands/questionnaireSettings.ts';
import { quarantineList } from './commands/quarantineList.ts';
import { quarantineRelease } from './commands/quarantineRelease.ts';
import { quarantineRemove } from './commands/quarantineRemove.ts';
import { restore } from './commands/restore.ts';
import { teamSet } from './commands/teamSet.ts';
import { userAdd } from './commands/userAdd.ts';
import { userDisable } from './commands/userDisable.ts';
import { userEdit } from './commands/userEdit.ts';
import { userEnable } from './commands/userEnable.ts';
import { userList } from './commands/userList.ts';
import { userResetPassword } from './commands/userResetPassword.ts';
import { userSignOut } from './commands/userSignOut.ts';

/** All commands by name, one or two words. */
export const commands: { readonly [name: string]: Command } = {
  'check-content': checkContent,
  'import-content': importContent,
  'organisation add': organisationAdd,
  'organisation edit': organisationEdit,
  'organisation list': organisationList,
  'organisation erase': organisationErase,
  'user add': userAdd,
  'user edit': userEdit,
  'user list': userList,
  'user disable': userDisable,
  'user enable': userEnable,
  'user reset-password': userResetPassword,
  'user sign-out': userSignOut,
  'questionnaire open': questionnaireOpen,
  'questionnaire list': questionnaireList,
  'questionnaire settings': questionnaireSettings,
  'questionnaire export': questionnaireExport,
  'team set': teamSet,
  'module failures': moduleFailures,
  'quarantine list': quarantineList,
  'quarantine release': quarantineRelease,
  'quarantine remove': quarantineRemove,
  audit,
  backup,
  restore,
  'demo reset': demoReset,
};
