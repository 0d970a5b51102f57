import { useParams } from 'react-router-dom';

/** The id of the open questionnaire, from the address. */
export function useQuestionnaireId(): number {
  return Number(useParams()['questionnaireId']);
}
