import { useRead } from '@cert/shared/platform';

/** The programme's recommended time for one area, in minutes; undefined until it is loaded. */
export function useRecommendedMinutes(): number | undefined {
  return useRead('programme', {}).data?.figures.meetingMinutesPerArea;
}
