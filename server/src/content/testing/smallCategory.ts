/** A category file without issues; tests break it in one place. */
export const smallCategory = `key: attracting
slug: attracting
title: { hr: Privlačenje, sr: Privlačenje kandidata, en: Attracting }
areas:
  - key: brand
    slug: brand
    title: { hr: Brend, sr: Brend poslodavca, en: Brand }
    questions:
      - key: strategy
        kind: single-choice
        importance: 1
        title:
          hr: Kako upravljate brendom u {year}. godini?
          sr: Kako upravljate brendom u {year}. godini, kao poslodavac?
          en: How do you manage your brand in {year}?
        scoring: { kind: single }
        answers:
          - key: not-at-all
            content: { hr: Nikako., sr: Ni na koji način., en: Not at all. }
            mark: 0
          - key: by-plan
            content: { hr: Po planu., sr: Prema planu., en: By a plan. }
            mark: 3
      - key: feedback
        kind: percentage
        importance: 2
        title: { hr: Koliki udio?, sr: Koliki udeo?, en: What share? }
        disabledOn: { question: strategy, answer: not-at-all }
        scoring:
          kind: bands
          bands:
            - { from: 0, gives: 0 }
            - { from: 50, gives: 3 }
        answers:
          - key: share
            content: { hr: Udio, sr: Udeo, en: Share }
            unit: { hr: '%', sr: '%', en: '%' }
        benchmark:
          text: { hr: XXX % ljudi, sr: XXX % zaposlenih, en: XXX % of people }
          unit: { hr: '%', sr: '%', en: '%' }
`;
