/** The names of the texts that only audit reports contain. */
const auditFields =
  /^(strengths|activities)[A-Z]|^actionPlan|^suggestionsAdditional$|^suggestions_additional_|^reportDate$/;

/** Whether a text is printed on an audit page, so that its editor offers two colours. */
export function hasTones(field: string): boolean {
  return auditFields.test(field);
}
