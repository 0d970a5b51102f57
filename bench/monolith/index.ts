/**
 * Baseline for the federated site: the same shell and modules as one ordinary bundle, split by the same dynamic
 * imports.
 */
import { toSingleVersionModule, type ModuleDefinition } from '@cert/shared/platform';
import grading from '../../grading-mfe/src/module.ts';
import gradingFile from '../../grading-mfe/module.json';
import orgForms from '../../org-forms-mfe/src/module.ts';
import orgFormsFile from '../../org-forms-mfe/module.json';
import questionnaire from '../../questionnaire-mfe/src/module.ts';
import questionnaireFile from '../../questionnaire-mfe/module.json';
import report from '../../report-mfe/src/module.ts';
import reportFile from '../../report-mfe/module.json';
import { startSite } from '../../shell/src/startSite.tsx';
import type { ModuleManifest } from '@cert/shared/contract';

const definitions: Record<string, ModuleDefinition> = {
  [gradingFile.name]: grading,
  [orgFormsFile.name]: orgForms,
  [questionnaireFile.name]: questionnaire,
  [reportFile.name]: report,
};
const files = [questionnaireFile, gradingFile, reportFile, orgFormsFile] as ModuleManifest[];
const registry = {
  revision: 1,
  changedAt: '',
  change: 'build',
  modules: files.map(toSingleVersionModule),
};

void startSite({
  readRegistry: () => Promise.resolve({ registry, malformed: [], source: 'server' as const }),
  loader: {
    loadModule: ({ name }) => {
      const definition = definitions[name];
      return definition ? Promise.resolve(definition) : Promise.reject(new Error(name));
    },
    classifyFailure: () => Promise.resolve('broken'),
  },
});
