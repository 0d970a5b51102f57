import { useParams } from 'react-router-dom';

/** The questionnaire id in the address; undefined if there is none or it is not valid. */
export function useQuestionnaireId(): number | undefined {
  const { questionnaireId = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(questionnaireId) ? Number(questionnaireId) : undefined;
}
