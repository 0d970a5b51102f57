import { deriveBrandTokens } from '../branding/deriveBrandTokens.ts';
import { createBrandPictures } from '../branding/picture.ts';
import type { Programme } from '../programme/programme.ts';

const tokens = deriveBrandTokens('#0b6e4f');
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="currentColor"/></svg>';
const drawings = { logo, logoOnBrand: undefined, icon: undefined, ornament: undefined };

const same = (text: string) => ({ hr: `${text} hr`, sr: `${text} sr`, en: `${text} en` });

/**
 * A programme that shares no name and, except for the thresholds and the limits of comparisons, no number with
 * `content/programme.yaml`.
 */
export const testProgramme: Programme = {
  product: 'Testmark',
  beyondProduct: 'Testmark Plus',
  provider: 'Testers',
  timeZone: 'Atlantic/Azores',
  brand: { tokens, isLogoWithName: false, ...createBrandPictures(drawings, tokens) },
  contacts: [
    { name: 'Ana Test', role: same('Head'), email: 'ana@example.org', phone: '+1 555 0199' },
    { name: 'Ivo Test', role: same('Help'), email: 'ivo@example.org' },
  ],
  sponsors: [{ name: 'Patron', address: 'https://patron.example.org/', logo: null }],
  thresholds: { certificatePercent: 75, beyondTotalPercent: 85, beyondCategoryPercent: 70 },
  figures: {
    companiesPerYear: 11,
    certifyingExperts: 12,
    usersReachedLeast: 1300,
    usersReachedMost: 1400,
    seniorExecutivesPercent: 15,
    hrStaffingPercent: 1.6,
    longSickLeaveDays: 17,
    topEmployersPercent: 18,
    meetingMinutesPerArea: 19,
  },
  comparisons: { leastOrganisations: 5, mostGroupPercent: 25 },
  team: { mainCertifier: same('Main certifier'), certifier: same('Certifier') },
  beyondCategories: {
    future: { title: same('Future') },
    inclusion: { title: same('Inclusion') },
    innovation: { title: same('Innovation') },
    impact: { title: same('Impact') },
    satisfaction: { title: same('Satisfaction') },
  },
};
