import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  keyActivities: {
    eyebrow: 'Ključne aktivnosti',
    headline: 'Tri pogleda pokazuju što treba učiniti najprije',
    lead: 'Dobar plan odgovara na sva tri pitanja; jedan odgovor sam ne nosi ništa.',
    pillars: [
      {
        title: 'Strategija',
        text: 'Kamo želite ići sa svojim ljudima? Bez smjera koji svi poznaju svaki odjel pronalazi vlastiti.',
      },
      {
        title: 'Ulaganje',
        text: 'Što ste u to spremni uložiti: novac, vrijeme, pažnju? Planovi bez sredstava razočaraju one koji su u njih vjerovali.',
      },
      {
        title: 'Procesi',
        text: 'Kako se to događa svaki dan, u svakom timu, bez obzira na to tko je na odmoru? Traje samo ono što je uređeno.',
      },
    ],
  },
  strengthsStrategy: {
    eyebrow: 'Strategija',
    headline: 'Strategija: na čemu možete graditi',
    lead: 'Što radu s ljudima već daje smjer.',
  },
  activitiesStrategy: {
    eyebrow: 'Strategija',
    headline: 'Strategija: što je potrebno',
    lead: 'Aktivnosti uz koje smjer postaje jasan i poznat.',
  },
  strengthsInvestment: {
    eyebrow: 'Ulaganje',
    headline: 'Ulaganje: na čemu možete graditi',
    lead: 'Što već ulažete u svoje ljude i što vam to donosi.',
  },
  activitiesInvestment: {
    eyebrow: 'Ulaganje',
    headline: 'Ulaganje: što je potrebno',
    lead: 'Gdje bi novac, vrijeme i pažnja imali najveći učinak.',
  },
  strengthsProcesses: {
    eyebrow: 'Procesi',
    headline: 'Procesi: na čemu možete graditi',
    lead: 'Što pouzdano radi, tko god to radio.',
  },
  activitiesProcesses: {
    eyebrow: 'Procesi',
    headline: 'Procesi: što je potrebno',
    lead: 'Što bi trebalo urediti da bi se događalo u svakom timu.',
  },
  actionPlan: {
    eyebrow: 'Akcijski plan',
    headline: 'Dobar je plan kratak, ima nositelje i rokove',
    steps: [
      { title: 'Odaberite', text: 'Malo aktivnosti, i to one koje vašim ljudima donose najviše.' },
      { title: 'Imenujte', text: 'Za svaku odgovara jedna osoba: ime, a ne odjel.' },
      { title: 'Opišite', text: 'Što će biti drukčije i po čemu će se to primijetiti?' },
      { title: 'Dogovorite rok', text: 'Početak i kraj, u dogovoru s onima koji posao rade.' },
      {
        title: 'Osvrnite se',
        text: 'Svaka tri mjeseca na upravi: nastaviti, promijeniti ili stati.',
      },
    ],
  },
  actionPlanText: {
    eyebrow: 'Akcijski plan',
    headline: 'Vaš akcijski plan',
    lead: 'Što tim preporučuje, poredano po učinku.',
  },
  actionPlanTimeline: {
    eyebrow: 'Akcijski plan',
    headline: 'Što se kada događa',
    lead: 'Iste aktivnosti poredane u vremenu.',
  },
  changeManagement: {
    eyebrow: 'Upravljanje promjenom',
    headline: 'Ljudi podupiru promjenu koju razumiju i u kojoj sudjeluju',
    steps: [
      {
        title: 'Objasnite zašto',
        text: 'Recite što danas nije dovoljno dobro i koliko to stoji. Recite i što ostaje kako jest.',
      },
      {
        title: 'Radite zajedno',
        text: 'Neka promjenu oblikuju i oni koji će s njom živjeti. Oni znaju gdje bi mogla zapeti.',
      },
      {
        title: 'Počnite s malim',
        text: 'Pokušajte u jednom odjelu, pokažite što je iz toga proizašlo i tek onda idite dalje.',
      },
      {
        title: 'Učinite je trajnom',
        text: 'Unesite je u ciljeve, pravila i razgovore te pitajte za nju dok to više ne bude potrebno.',
      },
    ],
  },
  roles: {
    eyebrow: 'Uloge',
    headline: 'U promjeni svatko ima svoj dio',
    pillars: [
      {
        title: 'Uprava',
        text: 'Odlučuje što se mijenja, daje sredstva i prva postupa u skladu s time.',
      },
      {
        title: 'Ljudski resursi',
        text: 'Vode plan, daju alate i edukacije te izvješćuju dokle se stiglo.',
      },
      {
        title: 'Rukovoditelji',
        text: 'Promjenu unose u svoje timove, objašnjavaju je i rano kažu što ne djeluje.',
      },
      {
        title: 'Zaposlenici',
        text: 'Isprobavaju, otvoreno govore o onome što vide i predlažu što bi bilo bolje.',
      },
    ],
  },
  authorization: {
    eyebrow: 'Ovlasti',
    headline: 'Tko za nešto odgovara, mora o tome smjeti i odlučiti',
    lead: 'Prije početka dogovorite tko odlučuje, koga se pita, a koga obavještava. Obrazac za uobičajene odluke:',
    caption: 'Tko odlučuje, koga se pita, a koga obavještava',
    heads: ['Odluka', 'Odlučuje', 'Pita se', 'Obavještava se'],
    rows: [
      ['Ciljevi i sredstva plana', 'Uprava', 'Ljudski resursi', 'Svi zaposlenici'],
      ['Redoslijed i rokovi aktivnosti', 'Ljudski resursi', 'Rukovoditelji', 'Uprava'],
      [
        'Nova pravila za sve',
        'Uprava',
        'Ljudski resursi, predstavnici zaposlenika',
        'Svi zaposlenici',
      ],
      ['Provedba u timu', 'Rukovoditelj', 'Tim, ljudski resursi', 'Uprava'],
      ['Izmjene plana', 'Ljudski resursi', 'Uprava, rukovoditelji', 'Svi zaposlenici'],
    ],
  },
  risks: {
    eyebrow: 'Rizici',
    headline: 'I ostaviti sve kako jest ima svoju cijenu',
    lead: 'Nitko ne odluči stajati na mjestu; to se jednostavno dogodi. Sljedeći listovi za ključne teme metode pokazuju što se tada događa, po čemu se to prepoznaje i što pomaže.',
    contents: 'Rizici i njihove stranice',
    happens: 'Što se događa',
    sign: 'Po čemu se prepoznaje',
    helps: 'Što pomaže',
  },
  nextSteps: {
    eyebrow: 'Sljedeći koraci',
    headline: 'Počnite ovim koracima dok je izvješće još svježe',
    steps: [
      {
        title: 'Pročitajte zajedno',
        text: 'Uprava, ljudski resursi i rukovoditelji, na jednom sastanku.',
      },
      { title: 'Recite ljudima', text: 'Sudjelovali su; neka čuju što iz toga slijedi.' },
      { title: 'Imenujte voditelja', text: 'Jedna osoba s vremenom i ovlastima uprave.' },
      { title: 'Počnite s jednim', text: 'Malo, vidljivo i gotovo prije sljedećeg tromjesečja.' },
      {
        title: 'Prijavite se ponovno',
        text: 'Odgovori su sačuvani: sljedeći put kažete samo što se promijenilo.',
      },
    ],
  },
} satisfies Shape<typeof en>;
