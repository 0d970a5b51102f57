/** Address of an area in the meeting, by its running number. */
export function meetingAreaAddress(questionnaireId: number, number: number): string {
  return `/${questionnaireId}/meeting/${number}`;
}
