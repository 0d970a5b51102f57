import { useRead } from '@cert/shared/platform';

/** How long the talk about one area is to take, about, as the programme says; undefined until it is read. */
export function useGuideMinutes(): number | undefined {
  return useRead('programme', {}).data?.figures.meetingMinutesPerArea;
}
