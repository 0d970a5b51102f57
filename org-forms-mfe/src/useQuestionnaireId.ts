import { useParams } from '@cert/shared/platform';

/** Id of the questionnaire that is open, from the address. */
export function useQuestionnaireId(): number {
  return Number(useParams()['questionnaireId']);
}
