import type { Command } from './command-line/command.ts';
import { auditCommand } from './auditCommand.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { checkContentCommand, importContentCommand } from './content.ts';
import { demoResetCommand } from './demo/demoResetCommand.ts';
import { mailListCommand, mailRetryCommand } from './mail.ts';
import { moduleFailuresCommand } from './moduleFailuresCommand.ts';
import { organisationAddCommand } from './organisations/organisationAddCommand.ts';
import { organisationEditCommand } from './organisations/organisationEditCommand.ts';
import { organisationEraseCommand } from './organisations/organisationEraseCommand.ts';
import { organisationListCommand } from './organisations/organisationListCommand.ts';
import { questionnaireExportCommand } from './questionnaires/questionnaireExportCommand.ts';
import { questionnaireListCommand } from './questionnaires/questionnaireListCommand.ts';
import { questionnaireOpenCommand } from './questionnaires/questionnaireOpenCommand.ts';
import { questionnaireSettingsCommand } from './questionnaires/questionnaireSettingsCommand.ts';
import {
  quarantineListCommand,
  quarantineReleaseCommand,
  quarantineRemoveCommand,
} from './quarantine.ts';
import { teamSetCommand } from './team/teamSetCommand.ts';
import { userAddCommand } from './users/userAddCommand.ts';
import { userDisableCommand, userEnableCommand } from './users/userDisableCommand.ts';
import { userEditCommand } from './users/userEditCommand.ts';
import { userInviteCommand } from './users/userInviteCommand.ts';
import { userListCommand } from './users/userListCommand.ts';
import { userResetPasswordCommand } from './users/userResetPasswordCommand.ts';
import { userResetSecondFactorCommand } from './users/userResetSecondFactorCommand.ts';
import { userSignOutCommand } from './users/userSignOutCommand.ts';

/** All commands by name, one or two words. */
export const commands: { readonly [name: string]: Command } = {
  'check-content': checkContentCommand,
  'import-content': importContentCommand,
  'organisation add': organisationAddCommand,
  'organisation edit': organisationEditCommand,
  'organisation list': organisationListCommand,
  'organisation erase': organisationEraseCommand,
  'user add': userAddCommand,
  'user invite': userInviteCommand,
  'user edit': userEditCommand,
  'user list': userListCommand,
  'user disable': userDisableCommand,
  'user enable': userEnableCommand,
  'user reset-password': userResetPasswordCommand,
  'user reset-second-factor': userResetSecondFactorCommand,
  'user sign-out': userSignOutCommand,
  'questionnaire open': questionnaireOpenCommand,
  'questionnaire list': questionnaireListCommand,
  'questionnaire settings': questionnaireSettingsCommand,
  'questionnaire export': questionnaireExportCommand,
  'team set': teamSetCommand,
  'module failures': moduleFailuresCommand,
  'mail list': mailListCommand,
  'mail retry': mailRetryCommand,
  'quarantine list': quarantineListCommand,
  'quarantine release': quarantineReleaseCommand,
  'quarantine remove': quarantineRemoveCommand,
  audit: auditCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'demo reset': demoResetCommand,
};
