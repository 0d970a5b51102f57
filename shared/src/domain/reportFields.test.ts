import { reportFieldKind } from './reportFields.ts';

describe('a field of the report', () => {
  it.each(['wordsFromTeam', 'highlights_7', 'suggestions_additional_7', 'abHighLightsFuture'])(
    'is rich text: %s',
    (field) => {
      expect(reportFieldKind(field, [7])).toBe('rich-text');
    },
  );

  it('is the timeline', () => {
    expect(reportFieldKind('timeline', [])).toBe('timeline');
  });

  it.each(['highlights_8', 'highlights_', 'abHighLightsfuture', 'timeline_7', 'constructor', ''])(
    'is none of this report: “%s”',
    (field) => {
      expect(reportFieldKind(field, [7])).toBeUndefined();
    },
  );
});
