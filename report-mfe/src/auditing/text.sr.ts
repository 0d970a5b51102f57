import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  keyActivities: {
    eyebrow: 'Ključne aktivnosti',
    headline: 'Tri pogleda pokazuju šta treba uraditi prvo',
    lead: 'Dobar plan odgovara na sva tri pitanja; jedan odgovor sam ne nosi ništa.',
    pillars: [
      {
        title: 'Strategija',
        text: 'Kuda želite da idete sa svojim ljudima? Bez pravca koji svi poznaju svako odeljenje nalazi sopstveni.',
      },
      {
        title: 'Ulaganje',
        text: 'Šta ste u to spremni da uložite: novac, vreme, pažnju? Planovi bez sredstava razočaraju one koji su u njih verovali.',
      },
      {
        title: 'Procesi',
        text: 'Kako se to dešava svaki dan, u svakom timu, bez obzira na to ko je na odmoru? Traje samo ono što je uređeno.',
      },
    ],
  },
  strengthsStrategy: {
    eyebrow: 'Strategija',
    headline: 'Strategija: na čemu možete da gradite',
    lead: 'Šta radu s ljudima već daje pravac.',
  },
  activitiesStrategy: {
    eyebrow: 'Strategija',
    headline: 'Strategija: šta je potrebno',
    lead: 'Aktivnosti uz koje pravac postaje jasan i poznat.',
  },
  strengthsInvestment: {
    eyebrow: 'Ulaganje',
    headline: 'Ulaganje: na čemu možete da gradite',
    lead: 'Šta već ulažete u svoje ljude i šta vam to donosi.',
  },
  activitiesInvestment: {
    eyebrow: 'Ulaganje',
    headline: 'Ulaganje: šta je potrebno',
    lead: 'Gde bi novac, vreme i pažnja imali najveći učinak.',
  },
  strengthsProcesses: {
    eyebrow: 'Procesi',
    headline: 'Procesi: na čemu možete da gradite',
    lead: 'Šta pouzdano radi, ko god to radio.',
  },
  activitiesProcesses: {
    eyebrow: 'Procesi',
    headline: 'Procesi: šta je potrebno',
    lead: 'Šta bi trebalo urediti da bi se dešavalo u svakom timu.',
  },
  actionPlan: {
    eyebrow: 'Akcioni plan',
    headline: 'Dobar plan je kratak, ima nosioce i rokove',
    steps: [
      { title: 'Izaberite', text: 'Malo aktivnosti, i to one koje vašim ljudima donose najviše.' },
      { title: 'Imenujte', text: 'Za svaku odgovara jedna osoba: ime, a ne odeljenje.' },
      { title: 'Opišite', text: 'Šta će biti drugačije i po čemu će se to primetiti?' },
      { title: 'Dogovorite rok', text: 'Početak i kraj, u dogovoru s onima koji posao rade.' },
      { title: 'Osvrnite se', text: 'Svaka tri meseca na upravi: nastaviti, promeniti ili stati.' },
    ],
  },
  actionPlanText: {
    eyebrow: 'Akcioni plan',
    headline: 'Vaš akcioni plan',
    lead: 'Šta tim preporučuje, poređano po učinku.',
  },
  actionPlanTimeline: {
    eyebrow: 'Akcioni plan',
    headline: 'Šta se kada dešava',
    lead: 'Iste aktivnosti poređane u vremenu.',
  },
  changeManagement: {
    eyebrow: 'Upravljanje promenom',
    headline: 'Ljudi podržavaju promenu koju razumeju i u kojoj učestvuju',
    steps: [
      {
        title: 'Objasnite zašto',
        text: 'Recite šta danas nije dovoljno dobro i koliko to košta. Recite i šta ostaje kako jeste.',
      },
      {
        title: 'Radite zajedno',
        text: 'Neka promenu oblikuju i oni koji će s njom živeti. Oni znaju gde bi mogla da zapne.',
      },
      {
        title: 'Počnite od malog',
        text: 'Pokušajte u jednom odeljenju, pokažite šta je iz toga proizašlo i tek onda idite dalje.',
      },
      {
        title: 'Učinite je trajnom',
        text: 'Unesite je u ciljeve, pravila i razgovore i pitajte za nju dok to više ne bude potrebno.',
      },
    ],
  },
  roles: {
    eyebrow: 'Uloge',
    headline: 'U promeni svako ima svoj deo',
    pillars: [
      {
        title: 'Uprava',
        text: 'Odlučuje šta se menja, daje sredstva i prva postupa u skladu s tim.',
      },
      {
        title: 'Ljudski resursi',
        text: 'Vode plan, daju alate i obuke i izveštavaju dokle se stiglo.',
      },
      {
        title: 'Rukovodioci',
        text: 'Promenu unose u svoje timove, objašnjavaju je i rano kažu šta ne deluje.',
      },
      {
        title: 'Zaposleni',
        text: 'Isprobavaju, otvoreno govore o onome što vide i predlažu šta bi bilo bolje.',
      },
    ],
  },
  authorization: {
    eyebrow: 'Ovlašćenja',
    headline: 'Ko za nešto odgovara, mora o tome i da sme da odluči',
    lead: 'Pre početka dogovorite ko odlučuje, ko se pita, a ko se obaveštava. Obrazac za uobičajene odluke:',
    caption: 'Ko odlučuje, ko se pita, a ko se obaveštava',
    heads: ['Odluka', 'Odlučuje', 'Pita se', 'Obaveštava se'],
    rows: [
      ['Ciljevi i sredstva plana', 'Uprava', 'Ljudski resursi', 'Svi zaposleni'],
      ['Redosled i rokovi aktivnosti', 'Ljudski resursi', 'Rukovodioci', 'Uprava'],
      [
        'Nova pravila za sve',
        'Uprava',
        'Ljudski resursi, predstavnici zaposlenih',
        'Svi zaposleni',
      ],
      ['Sprovođenje u timu', 'Rukovodilac', 'Tim, ljudski resursi', 'Uprava'],
      ['Izmene plana', 'Ljudski resursi', 'Uprava, rukovodioci', 'Svi zaposleni'],
    ],
  },
  risks: {
    eyebrow: 'Rizici',
    headline: 'I ostaviti sve kako jeste ima svoju cenu',
    lead: 'Niko ne odluči da stoji u mestu; to se jednostavno desi. Sledeći listovi za ključne teme metode pokazuju šta se tada dešava, po čemu se to prepoznaje i šta pomaže.',
    contents: 'Rizici i njihove strane',
    happens: 'Šta se dešava',
    sign: 'Po čemu se prepoznaje',
    helps: 'Šta pomaže',
  },
  nextSteps: {
    eyebrow: 'Sledeći koraci',
    headline: 'Počnite ovim koracima dok je izveštaj još svež',
    steps: [
      {
        title: 'Pročitajte zajedno',
        text: 'Uprava, ljudski resursi i rukovodioci, na jednom sastanku.',
      },
      { title: 'Recite ljudima', text: 'Učestvovali su; neka čuju šta iz toga sledi.' },
      { title: 'Imenujte vođu', text: 'Jedna osoba s vremenom i ovlašćenjima uprave.' },
      { title: 'Počnite od jednog', text: 'Malo, vidljivo i gotovo pre sledećeg tromesečja.' },
      {
        title: 'Prijavite se ponovo',
        text: 'Odgovori su sačuvani: sledeći put kažete samo šta se promenilo.',
      },
    ],
  },
} satisfies Shape<typeof en>;
