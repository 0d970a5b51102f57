import { screen } from '@testing-library/react';
import { moduleManifest, type Question, type QuestionnaireInfo } from '@cert/shared/contract';
import { Loaded, Slot, toSingleVersionModule, useRead } from '@cert/shared/platform';
import {
  aCategory,
  anArea,
  aQuestionnaireInfo,
  aQuestion,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeHandlers,
  type RenderInPlatformOptions,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import file from '../../module.json';
import definition from '../module.ts';

type Given = { question?: Partial<Question>; handlers?: FakeHandlers } & Pick<
  RenderInPlatformOptions,
  'language' | 'storage'
>;

type ShownQuestion = RenderedInPlatform & {
  /** Changes the question on the fake server. */
  change: (changed: Partial<Question>) => void;
};

/** Renders the module's two question slots, on a page that reads the question as the area page does. */
export async function renderQuestionSlots({
  question: given = {},
  handlers = {},
  ...rest
}: Given = {}): Promise<ShownQuestion> {
  let question = aQuestion(given);
  const change = (changed: Partial<Question>) => void (question = { ...question, ...changed });
  const api = fakeApi({
    areaCategory: () => aCategory({ areas: [anArea({ questions: [question] })] }),
    info: () => infoWithGradingLock(0),
    ...handlers,
  });
  const shown = await renderInPlatform(<QuestionPage />, {
    api,
    session: aSession({ isCertifier: true }),
    registry: { modules: [toSingleVersionModule(moduleManifest.parse(file))] },
    loadModule: () => Promise.resolve(definition),
    ...rest,
  });
  await screen.findByRole('button', { name: 'History' }, { timeout: 5000 }).catch(() => undefined);
  return { ...shown, api, change };
}

/** The `info` reply of a questionnaire whose grading is locked (1) or open (0). */
export const infoWithGradingLock = (gradingLocked: 0 | 1): QuestionnaireInfo =>
  aQuestionnaireInfo({
    questionnaire: { settings: { inactive: 0, locked: 0, gradingLocked, reportLocked: 0 } },
  });

function QuestionPage() {
  const category = useRead('areaCategory', { id: 7, slug: 'leaving' });
  return (
    <Loaded of={category}>
      {({ areas }) =>
        areas[0]!.questions.map((question) => (
          <div key={question.id}>
            <Slot name="question.above-beyond" questionnaireId={7} question={question} />
            <Slot name="question.certifier" questionnaireId={7} question={question} />
          </div>
        ))
      }
    </Loaded>
  );
}
