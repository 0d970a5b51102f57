import type { ProgrammeReply } from '../contract/index.ts';

const logo = { address: '/programme/0123456789abcdef.svg', width: 30, height: 30 };

/** The reply of `programme`, with all data that texts may use. */
export function aProgramme(given: Partial<ProgrammeReply> = {}): ProgrammeReply {
  return {
    product: 'Meridian',
    demo: 0,
    mail: 0,
    reportPdf: 0,
    beyondProduct: 'Meridian Above & Beyond',
    provider: 'Institut Meridian',
    timeZone: 'Europe/Zagreb',
    logo,
    isLogoWithName: false,
    logoOnBrand: logo,
    icon: logo,
    ornament: null,
    contacts: [
      { name: 'Vesna Kralj', role: 'Programme lead', email: 'lead@example.org', phone: '+1 555' },
    ],
    sponsors: [],
    thresholds: { certificatePercent: 75, beyondTotalPercent: 85, beyondCategoryPercent: 70 },
    figures: {
      companiesPerYear: 100,
      certifyingExperts: 50,
      usersReachedLeast: 2000,
      usersReachedMost: 7000,
      seniorExecutivesPercent: 40,
      hrStaffingPercent: 1.4,
      longSickLeaveDays: 42,
      topEmployersPercent: 10,
      meetingMinutesPerArea: 25,
    },
    beyondCategories: [
      { category: 'future', title: 'Future' },
      { category: 'inclusion', title: 'Inclusion' },
      { category: 'innovation', title: 'Innovation' },
      { category: 'impact', title: 'Impact' },
      { category: 'satisfaction', title: 'Satisfaction' },
    ],
    uploadLimitBytes: 26_214_400,
    editorLicenceKey: 'GPL',
    origin: null,
    ...given,
  };
}
