import { useParams } from 'react-router-dom';

/** Id of the questionnaire that is open, from the address. */
export function useQuestionnaireId(): number {
  return Number(useParams()['questionnaireId']);
}
