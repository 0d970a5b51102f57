import type { Input, Reply } from '@cert/shared/contract';
import { UnreachableError, type Api } from '@cert/shared/platform';

/** A fake API that acknowledges every save immediately, and has no other actions. */
export function createAcknowledgingApi(): Api {
  return {
    read: (action) => Promise.reject(new UnreachableError(`there is no ${action} here`)),
    readTagged: (action) => Promise.reject(new UnreachableError(`there is no ${action} here`)),
    act: (action, input) =>
      action === 'questionnaireAnswersSave'
        ? Promise.resolve(stored(input as Input<'questionnaireAnswersSave'>) as never)
        : Promise.reject(new UnreachableError(`there is no ${action} here`)),
    readReportPdf: () => Promise.reject(new UnreachableError('there is no PDF here')),
    readScorecardPng: () => Promise.reject(new UnreachableError('there is no PNG here')),
    onAnswered: () => () => {},
  };
}

function stored({
  answers,
  revisions = {},
}: Input<'questionnaireAnswersSave'>): Reply<'questionnaireAnswersSave'> {
  const savedAt = new Date().toISOString();
  const saved = Object.keys(answers).map((key) => [
    key,
    { revision: (revisions[key] ?? 0) + 1, savedAt },
  ]);
  return {
    saved: Object.fromEntries(saved) as Reply<'questionnaireAnswersSave'>['saved'],
    conflicts: {},
    refused: {},
  };
}
