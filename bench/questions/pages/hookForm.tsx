/**
 * The questions on the site's cards, in a form of react-hook-form as its documentation recommends: registered native
 * inputs, validation during typing, and a subscription for each field's error.
 */
import '@cert/shared/ui/look.css';
import { useForm } from 'react-hook-form';
import { createBenchQuestions } from '../createBenchQuestions.ts';
import { HookQuestion } from './hookForm/HookQuestion.tsx';
import { publishBenchPage } from './mount.ts';

publishBenchPage(
  () => <HookForm />,
  (questionId) => `#question-${questionId}`,
);

const questions = createBenchQuestions();

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
