import type { FillerPropsBySlot } from '@cert/shared/platform';
import { SubmitButton } from './SubmitButton.tsx';

/** The submit button on the home page, for clients who have answered everything. */
export function HomeSubmit({ questionnaireId }: FillerPropsBySlot['home.client']) {
  return <SubmitButton questionnaireId={questionnaireId} tone="primary" />;
}
