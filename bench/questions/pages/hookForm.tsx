/** The questions as a form of react-hook-form, with native inputs, checked while one types. */
import { FormProvider, useForm } from 'react-hook-form';
import { questionSet } from '../questionSet.ts';
import { HookQuestion } from './hookForm/HookQuestion.tsx';
import { offerPage } from './mount.ts';

offerPage(
  () => <HookForm />,
  (questionId) => `#question-${questionId}`,
);

function HookForm() {
  const form = useForm({ mode: 'onChange' });
  return (
    <FormProvider {...form}>
      <form>
        {questionSet().map((question) => (
          <HookQuestion key={question.id} question={question} />
        ))}
      </form>
    </FormProvider>
  );
}
