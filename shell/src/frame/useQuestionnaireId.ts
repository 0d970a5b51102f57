import { useParams } from 'react-router-dom';

/** The id in the address; undefined where there is none, or something that is no id. */
export function useQuestionnaireId(): number | undefined {
  const { questionnaireId = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(questionnaireId) ? Number(questionnaireId) : undefined;
}
