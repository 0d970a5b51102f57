/** The questions with the site's own cards and fields, on a platform without a server. */
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '@cert/shared/ui/look.css';
import type { CategoryReply } from '@cert/shared/contract';
import {
  createBrowserPlatformOptions,
  createPlatform,
  PlatformProvider,
  storageKeys,
} from '@cert/shared/platform';
import { CurrentCategoryProvider } from '../../../questionnaire-mfe/src/answers/CurrentCategory.tsx';
import { QuestionCard } from '../../../questionnaire-mfe/src/answers/question/QuestionCard.tsx';
import { toQuestionAnchor } from '../../../questionnaire-mfe/src/answers/area/toAreaAddress.ts';
import questionnaire from '../../../questionnaire-mfe/src/module.ts';
import { aCategory, anArea } from '../../../shared/src/testing/aCategory.ts';
import { createBenchQuestions } from '../createBenchQuestions.ts';
import { publishBenchPage } from './mount.ts';
import { createAcknowledgingApi } from './createAcknowledgingApi.ts';

localStorage.setItem(storageKeys.language, 'en');
localStorage.setItem(storageKeys.token, 'token of the bench');
localStorage.setItem(storageKeys.certifier, 'false');
localStorage.setItem(
  storageKeys.account,
  JSON.stringify({ id: 1, name: 'Ana Horvat', email: 'ana@example.com' }),
);

const platform = await createPlatform({
  ...(await createBrowserPlatformOptions()),
  registry: { modules: [] },
  loadModule: ({ name }) => Promise.reject(new Error(`there is no module ${name}`)),
  api: createAcknowledgingApi(),
});
await platform.messages.load('questionnaire', questionnaire.messages);

// On the site the category and the router exist before the questions are rendered, so their creation is not measured.
const category = aCategory({ areas: [anArea({ questions: createBenchQuestions() })] });
const router = createBrowserRouter([{ path: '*', element: <Questions category={category} /> }]);

publishBenchPage(
  () => (
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  ),
  (questionId) => `#${toQuestionAnchor(questionId)}`,
);

function Questions({ category }: { category: CategoryReply }) {
  return (
    <CurrentCategoryProvider questionnaireId={1} category={category} role={'client'}>
      <main>
        {category.areas.flatMap(({ questions }) =>
          questions.map((question) => (
            <QuestionCard key={question.id} question={question} questionnaireLockId={undefined} />
          )),
        )}
      </main>
    </CurrentCategoryProvider>
  );
}
