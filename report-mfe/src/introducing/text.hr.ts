import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  selectio: {
    eyebrow: 'O provoditelju programa',
    headline: '{{provider}} poslodavcima pokazuje kako rade s ljudima',
    lead: 'Vodimo certifikacijski program iza certifikata {{product}}. Procjenjuju praktičari: stručnjaci koji su i sami vodili rad s ljudima i znaju što je za to potrebno.',
    pillars: [
      {
        title: 'Gledamo izbliza',
        text: 'Čitamo što ste napisali, pregledavamo što ste priložili i pitamo one koji taj posao rade. Računa se ono što se događa, a ne ono što piše u pravilniku.',
      },
      {
        title: 'Prosuđujemo neovisno',
        text: 'Svaki certifikator najprije ocjenjuje sam, a tek onda tim uspoređuje ocjene. Nitko ne procjenjuje organizaciju u kojoj radi, ni članicu njezine grupe.',
      },
      {
        title: 'Kažemo što pomaže',
        text: 'Sama ocjena ništa ne mijenja. Zato uz svaki rezultat stoji što je snažno, što nedostaje i što se može učiniti sljedeće.',
      },
    ],
  },
  analysis: {
    eyebrow: 'Analiza',
    headline: 'Kako je nastala ova slika o vama',
    steps: [
      {
        title: 'Upitnik',
        text: 'Opisali ste svoju praksu kroz cijeli radni vijek zaposlenika.',
      },
      { title: 'Dokumenti', text: 'Priložili ste ono što pokazuje da se praksa živi.' },
      {
        title: 'Sastanak',
        text: 'Tim je pitao, slušao i tražio primjere te njihov učinak.',
      },
      {
        title: 'Ocjene',
        text: 'Svaki je certifikator ocjenjivao sam, a zatim je tim dogovorio konačne ocjene.',
      },
      { title: 'Izvješće', text: 'Rezultat je pred vama: snage, praznine i put naprijed.' },
    ],
  },
  structure: {
    eyebrow: 'Struktura',
    headline: 'Rad s ljudima nose troje, svatko na svoj način',
    pillars: [
      {
        title: 'Uprava',
        role: 'određuje smjer',
        duties: [
          'odlučuje kakav poslodavac organizacija želi biti',
          'o ljudima raspravlja jednako često kao o prodaji i financijama',
          'daje sredstva i traži rezultate',
        ],
      },
      {
        title: 'Ljudski resursi',
        role: 'grade sustav',
        duties: [
          'smjer pretvaraju u pravila, alate i pokazatelje',
          'savjetuju upravu i podupiru rukovoditelje',
          'brinu se da za sve vrijedi isto',
        ],
      },
      {
        title: 'Rukovoditelji',
        role: 's ljudima rade svaki dan',
        duties: [
          'biraju, uvode, vode i razvijaju svoje ljude',
          'postavljaju jasne ciljeve i daju iskrenu povratnu informaciju',
          'koriste se alatima i kažu gdje oni zakazuju',
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
      'I premala služba ljudskih resursa zapošljava i obračunava plaće. Otpada ono što organizaciju vodi naprijed: razvoj, vodstvo, savjetovanje uprave.',
      'Brojka je orijentir, a ne pravilo. Zajedničke službe, više lokacija ili brz rast traže više; uz dobre sustave dovoljno je i manje.',
    ],
    described:
      'Slika: sto točaka za sto zaposlenika. Ispunjene su one za ljude u ljudskim resursima: {{hrStaffingPercent}}.',
  },
  culture: {
    eyebrow: 'Kultura kompetencija',
    headline: 'U kulturi kompetencija ljudi dobro raditi mogu, smiju i žele',
    lead: 'Kultura kompetencija jest ona u kojoj znanje vrijedi više od položaja. Ljudi znaju što posao od njih traži, uče to, primjenjuju i prenose drugima. Takva kultura ne nastaje samo edukacijama; potrebno joj je troje u isto vrijeme.',
    pillars: [
      {
        title: 'Moći',
        text: 'Zapisano je koje znanje i koje ponašanje traži svaka uloga. Selekcija ga traži, uvođenje u posao njime počinje, a razvoj ga nastavlja.',
      },
      {
        title: 'Smjeti',
        text: 'Tko zna, ima i vrijeme, alate i pravo odlučivanja. O pogreškama se govori rano, jer ih nitko ne mora skrivati.',
      },
      {
        title: 'Željeti',
        text: 'Rukovoditelji primjećuju dobar rad i to kažu. Plaća, priznanje i napredovanje slijede ono što ljudi znaju i pridonose, na način koji svi razumiju.',
      },
    ],
    closing:
      'Ako jedno od troje nedostaje, ostala dva ne pomažu: znanje bez prava odlučivanja odlazi, pravo odlučivanja bez znanja šteti, a oboje bez volje ostaje neiskorišteno.',
  },
  winners: {
    eyebrow: 'Program',
    headline: 'Tko sudjeluje, u dobrom je društvu',
    figures: {
      companies: { figure: '{{companiesPerYear}}+', text: 'organizacija prijavi se svake godine' },
      experts: {
        figure: '{{certifyingExperts}}',
        text: 'stručnjaka za ljudske resurse provodi certifikaciju',
      },
      reach: {
        figure: '{{usersReachedLeast}}–{{usersReachedMost}}',
        text: 'ljudi vidi objavu o certificiranom poslodavcu',
      },
      executives: {
        figure: '{{seniorExecutivesPercent}}',
        text: 'njih na visokim je rukovodećim položajima',
      },
    },
  },
} satisfies Shape<typeof en>;
