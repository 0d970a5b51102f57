/** Tools for tests of browser code: a real platform over a fake API, and replies of the contract. */
// Imported for the types only, which the tests of the modules need; Jest loads the package itself in setUp.ts.
import '@testing-library/jest-dom';

export { aCategory, anArea } from './aCategory.ts';
export { aModule } from './aModule.ts';
export {
  aDeskPage,
  aDeskRow,
  anOverview,
  anOverviewArea,
  anOverviewCategory,
  anUnstartedGrading,
} from './anOverview.ts';
export { aQuestionnaireInfo } from './aQuestionnaireInfo.ts';
export { anAnswer, aQuestion } from './aQuestion.ts';
export { aProgramme } from './aProgramme.ts';
export { aRegistry, aRegistryEntry } from './aRegistry.ts';
export { aReleasedReport, aReport, allComparisonsAllowed, noBenchmarkAverages } from './aReport.ts';
export { aStoredResponse } from './aStoredResponse.ts';
export { addModalDialogSupport } from './modalDialogs.ts';
export { fakeAnswerServer, type FakeAnswerServer } from './fakeAnswerServer.ts';
export { aSession } from './aSession.ts';
export { addChangeTag } from './addChangeTag.ts';
export { fakeApi, type FakeApi, type FakeHandlers } from './fakeApi.ts';
export { manualClock, type ManualClock } from './manualClock.ts';
export { memoryStorage } from './memoryStorage.ts';
export { pauseAfterClick } from './pauseAfterClick.ts';
export { aStreamingBrowser } from './aStreamingBrowser.ts';
export { anAnswerField, answerSaver, aSentComment, type SentAnswer } from './testSavers.ts';
export {
  renderInPlatform,
  type RenderInPlatformOptions,
  type RenderedInPlatform,
} from './renderInPlatform.tsx';
