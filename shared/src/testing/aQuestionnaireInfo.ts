import type { QuestionnaireInfo } from '../contract/index.ts';

/** The info of an open questionnaire of 2026 with all fields filled in, as a client gets it. */
export function aQuestionnaireInfo(given: Partial<QuestionnaireInfo> = {}): QuestionnaireInfo {
  return {
    title: 'Jadran Foods',
    brand: 'Jadran',
    address: 'Obala 1',
    city: 'Split',
    contact: 'Ana Anić',
    email: 'info@jadran.example',
    numberOfEmployees: 640,
    typeId: 1,
    typeDescription: '',
    categoryId: 1,
    categoryDescription: '',
    externalWorkForce: 0,
    sindicate: 1,
    newManagers: 0,
    numberOfEmployeesHired: 74,
    numberOfEmployeesLeft: 61,
    numberOfEmployeesLaidOff: 0,
    countries: ['hr', 'si'],
    categories: [1, 6],
    infoDigest: 'a'.repeat(64),
    info: { questionnaire: { year: 2026, keyOnly: 0 } },
    previousQuestionnaire: null,
    dates: { answersDue: null, meetingAt: null, reportDue: null },
    submission: null,
    questionnaire: { settings: { inactive: 0, locked: 0 } },
    ...given,
  };
}
