import type prose from '../prose/locales/en.json';

export type RiskArea = keyof (typeof prose)['risks'];

/** The ten key topics in the order of their slides, each with the anchor of its slide. */
export const riskAreas: readonly { topic: RiskArea; id: string }[] = [
  { topic: 'selection', id: 'risk-selection' },
  { topic: 'competencies', id: 'risk-competencies' },
  { topic: 'leadership', id: 'risk-leadership' },
  { topic: 'performance', id: 'risk-performance' },
  { topic: 'engagement', id: 'risk-engagement' },
  { topic: 'career', id: 'risk-career' },
  { topic: 'compensation', id: 'risk-compensation' },
  { topic: 'wellBeing', id: 'risk-well-being' },
  { topic: 'hrCapacity', id: 'risk-hr-capacity' },
  { topic: 'strategicAdvisory', id: 'risk-strategic-advisory' },
];
