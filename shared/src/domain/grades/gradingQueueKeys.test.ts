import { parseFormKey } from '../answers/formKeys.ts';
import {
  finalCommentKey,
  finalGradeKey,
  ownCommentKey,
  ownGradeKey,
  parseGradingQueueKey,
} from './gradingQueueKeys.ts';

describe('the key of a certifier’s grade or comment in the save queue', () => {
  test.each([
    ['ownGrade', ownGradeKey(7), 'certifier_grade_7'],
    ['ownComment', ownCommentKey(7), 'certifier_comment_7'],
    ['finalGrade', finalGradeKey(7), 'final_grade_7'],
    ['finalComment', finalCommentKey(7), 'final_comment_7'],
  ] as const)(
    'of the kind %s contains the id of its area and is never read as a key of an answer',
    (kind, key, written) => {
      expect(key).toBe(written);
      expect(parseGradingQueueKey(key)).toEqual({ kind, id: 7 });
      expect(parseFormKey(key)).toBeUndefined();
    },
  );

  test.each(['', 'certifier_grade_', 'certifier_grade_0', 'final_grade_1.5', 'area_comments_7'])(
    'cannot be %j',
    (key) => {
      expect(parseGradingQueueKey(key)).toBeUndefined();
    },
  );
});
