/** The texts that only audits print (spec 2 §2). */
const auditFields =
  /^(strengths|activities)[A-Z]|^actionPlan|^suggestionsAdditional$|^suggestions_additional_|^reportDate$/;

/** Whether a text stands on a page of audits, whose editor offers two colours (spec 2 §9). */
export function hasTones(field: string): boolean {
  return auditFields.test(field);
}
