import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  selectio: {
    eyebrow: 'O organizatoru programa',
    headline: '{{provider}} poslodavcima pokazuje kako rade s ljudima',
    lead: 'Vodimo sertifikacioni program iza sertifikata {{product}}. Procenjuju praktičari: stručnjaci koji su i sami vodili rad s ljudima i znaju šta je za to potrebno.',
    pillars: [
      {
        title: 'Gledamo izbliza',
        text: 'Čitamo šta ste napisali, pregledamo šta ste priložili i pitamo one koji taj posao rade. Računa se ono što se dešava, a ne ono što piše u pravilniku.',
      },
      {
        title: 'Prosuđujemo nezavisno',
        text: 'Svaki sertifikator prvo ocenjuje sam, a tek onda tim poredi ocene. Niko ne procenjuje organizaciju u kojoj radi, ni članicu njene grupe.',
      },
      {
        title: 'Kažemo šta pomaže',
        text: 'Sama ocena ništa ne menja. Zato uz svaki rezultat stoji šta je snažno, šta nedostaje i šta može da se uradi sledeće.',
      },
    ],
  },
  analysis: {
    eyebrow: 'Analiza',
    headline: 'Kako je nastala ova slika o vama',
    steps: [
      {
        title: 'Upitnik',
        text: 'Opisali ste svoju praksu kroz ceo radni vek zaposlenog.',
      },
      { title: 'Dokumenti', text: 'Priložili ste ono što pokazuje da se praksa živi.' },
      {
        title: 'Sastanak',
        text: 'Tim je pitao, slušao i tražio primere i njihov učinak.',
      },
      {
        title: 'Ocene',
        text: 'Svaki sertifikator je ocenjivao sam, a zatim je tim usaglasio konačne ocene.',
      },
      { title: 'Izveštaj', text: 'Rezultat je pred vama: snage, praznine i put napred.' },
    ],
  },
  structure: {
    eyebrow: 'Struktura',
    headline: 'Rad s ljudima nosi troje, svako na svoj način',
    pillars: [
      {
        title: 'Uprava',
        role: 'određuje pravac',
        duties: [
          'odlučuje kakav poslodavac organizacija želi da bude',
          'o ljudima raspravlja jednako često kao o prodaji i finansijama',
          'daje sredstva i traži rezultate',
        ],
      },
      {
        title: 'Ljudski resursi',
        role: 'grade sistem',
        duties: [
          'pravac pretvaraju u pravila, alate i pokazatelje',
          'savetuju upravu i podržavaju rukovodioce',
          'brinu se da za sve važi isto',
        ],
      },
      {
        title: 'Rukovodioci',
        role: 's ljudima rade svaki dan',
        duties: [
          'biraju, uvode, vode i razvijaju svoje ljude',
          'postavljaju jasne ciljeve i daju iskrenu povratnu informaciju',
          'koriste alate i kažu gde oni zakazuju',
        ],
      },
    ],
  },
  staffing: {
    eyebrow: 'Struktura',
    headline: 'Za dobar rad s ljudima treba dovoljno ljudi',
    figure: '{{hrStaffingPercent}}',
    caption: 'svih zaposlenih radi u ljudskim resursima: to je najbolja praksa.',
    text: [
      'I premala služba ljudskih resursa zapošljava i obračunava zarade. Otpada ono što organizaciju vodi napred: razvoj, liderstvo, savetovanje uprave.',
      'Broj je orijentir, a ne pravilo. Zajedničke službe, više lokacija ili brz rast traže više; uz dobre sisteme dovoljno je i manje.',
    ],
    described:
      'Slika: sto tačaka za sto zaposlenih. Ispunjene su one za ljude u ljudskim resursima: {{hrStaffingPercent}}.',
  },
  culture: {
    eyebrow: 'Kultura kompetencija',
    headline: 'U kulturi kompetencija ljudi mogu, smeju i žele dobro da rade',
    lead: 'Kultura kompetencija je ona u kojoj znanje vredi više od položaja. Ljudi znaju šta posao od njih traži, uče to, primenjuju i prenose drugima. Takva kultura ne nastaje samo obukama; potrebno joj je troje u isto vreme.',
    pillars: [
      {
        title: 'Moći',
        text: 'Zapisano je koje znanje i koje ponašanje traži svaka uloga. Selekcija ga traži, uvođenje u posao njime počinje, a razvoj ga nastavlja.',
      },
      {
        title: 'Smeti',
        text: 'Ko zna, ima i vreme, alate i pravo da odlučuje. O greškama se govori rano, jer niko ne mora da ih krije.',
      },
      {
        title: 'Želeti',
        text: 'Rukovodioci primećuju dobar rad i to kažu. Zarada, priznanje i napredovanje prate ono što ljudi znaju i doprinose, na način koji svi razumeju.',
      },
    ],
    closing:
      'Ako jedno od troje nedostaje, ostala dva ne pomažu: znanje bez prava na odluku odlazi, pravo na odluku bez znanja šteti, a oboje bez volje ostaje neiskorišćeno.',
  },
  winners: {
    eyebrow: 'Program',
    headline: 'Ko učestvuje, u dobrom je društvu',
    figures: {
      companies: { figure: '{{companiesPerYear}}+', text: 'organizacija prijavi se svake godine' },
      experts: {
        figure: '{{certifyingExperts}}',
        text: 'stručnjaka za ljudske resurse sprovodi sertifikaciju',
      },
      reach: {
        figure: '{{usersReachedLeast}}–{{usersReachedMost}}',
        text: 'ljudi vidi objavu o sertifikovanom poslodavcu',
      },
      executives: {
        figure: '{{seniorExecutivesPercent}}',
        text: 'njih je na visokim rukovodećim položajima',
      },
    },
  },
} satisfies Shape<typeof en>;
