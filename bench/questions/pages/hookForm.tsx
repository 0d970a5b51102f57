/**
 * The same questions on the same cards as a form of react-hook-form, as its documentation advises: native inputs that
 * are registered, checked while one types, and each error subscribed to by the one field that shows it.
 */
import '@cert/shared/ui/look.css';
import { useForm } from 'react-hook-form';
import { questionSet } from '../questionSet.ts';
import { HookQuestion } from './hookForm/HookQuestion.tsx';
import { offerPage } from './mount.ts';

offerPage(
  () => <HookForm />,
  (questionId) => `#question-${questionId}`,
);

const questions = questionSet();

function HookForm() {
  const { control } = useForm({ mode: 'onChange' });
  return (
    <form>
      {questions.map((question) => (
        <HookQuestion key={question.id} control={control} question={question} />
      ))}
    </form>
  );
}
