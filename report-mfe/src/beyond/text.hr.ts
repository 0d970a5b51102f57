import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  cover: {
    eyebrow: '{{beyondProduct}} · {{year}}.',
    title: '{{organisation}} nadilazi očekivanja',
    subtitle: 'Izvješće o izvrsnim praksama upravljanja ljudima',
  },
  yourResults: {
    eyebrow: 'Drugi dio',
    headline: 'Koliko daleko idete',
    lead: 'Najprije cjelina, zatim pet kategorija, a onda pojedine brojke uz brojke drugih.',
  },
  result: { eyebrow: 'Ukupni rezultat' },
  bars: {
    eyebrow: 'Kategorije',
  },
  radar: {
    eyebrow: 'Vaš profil',
    lead: 'Isti udjeli kao oblik: što je dalje od sredine, to dalje idete. Isprekidana crta pokazuje gdje kategorija postaje izvrsna.',
  },
  categories: {
    future: {
      eyebrow: '{{beyondFuture}}',
      short: 'Rano znati što će posao tražiti i pripremiti ljude za to.',
      headline: 'Spremni za ono što dolazi',
      lead: 'Rano znate što će posao tražiti od vaših ljudi i pripremate ih prije nego što to zatreba.',
      looked: [
        'vještine koje će trebati i put do njih',
        'poslove koje mijenja tehnologija i one koji ih danas rade',
        'mlade koji će nositi organizaciju dalje',
      ],
    },
    inclusion: {
      eyebrow: '{{beyondInclusion}}',
      short: 'Omogućiti svima da sudjeluju, bez obzira na razlike.',
      headline: 'Mjesta ima za sve',
      lead: 'Razlike ovdje nisu prepreka. Svatko može doći, sudjelovati i napredovati.',
      looked: [
        'pristup bez prepreka, od oglasa do vodećih položaja',
        'pravedne odluke o odabiru, plaći i napredovanju',
        'povratak nakon dugog izbivanja',
      ],
    },
    innovation: {
      eyebrow: '{{beyondInnovation}}',
      short: 'Iskušavati nove načine i zadržati ono što je bolje.',
      headline: 'Novi načini koji se potvrđuju',
      lead: 'Iskušavate ono o čemu drugi samo govore, gledate što iz toga proizlazi i zadržavate bolje.',
      looked: [
        'nove alate i nove načine rada s ljudima',
        'ideje zaposlenika koje su provedene u djelo',
        'probe čiji rezultati odlučuju o nastavku',
      ],
    },
    impact: {
      eyebrow: '{{beyondImpact}}',
      short: 'Djelovati izvan ljudskih resursa i izvan vlastitih zidova.',
      headline: 'Učinak izvan vlastitih zidova',
      lead: 'Vaš se rad s ljudima osjeća i izvan ljudskih resursa: u poslovanju, u zajednici, u struci.',
      looked: [
        'korist koju su drugi izmjerili i potvrdili',
        'vrijeme i znanje darovano zajednici',
        'što od toga imaju dobavljači, škole i struka',
      ],
    },
    satisfaction: {
      eyebrow: '{{beyondSatisfaction}}',
      short: 'Znati da su ljudi zadovoljni i zašto.',
      headline: 'Ljudi koji rado ostaju',
      lead: 'Vaši su ljudi zadovoljni, a vi to znate jer ih pitate i prema odgovorima postupate.',
      looked: [
        'što zaposlenici i kandidati kažu kad ih se pita',
        'povjerenje u rukovoditelje i u pravedan odnos',
        'razloge za ostanak i razloge za odlazak',
      ],
    },
  },
  category: {
    share: 'pitanja iz ove kategorije je označeno',
    looked: 'Što je tim promatrao',
    highlights: {
      headline: 'Što se ističe',
      lead: 'Prakse koje je tim u ovoj kategoriji vidio, o njima čuo i označio ih.',
    },
    additional: {
      headline: 'Po čemu je to posebno',
      lead: 'Što tim želi dodati.',
    },
  },
  wordsFromTeam: {
    eyebrow: 'Tim',
    headline: 'Riječima tima',
    lead: 'Što je tim ponio sa sobom iz vremena provedenog s vama.',
  },
  summary: {
    eyebrow: 'Sažetak',
    overall: 'Ukupni rezultat',
    outstanding: 'Izvrsne kategorije',
    previous: 'Ukupni rezultat {{previousYear}}.',
    award: 'Dodijeljeno',
    awarded: '{{beyondProduct}} za {{year}}. godinu',
  },
  next: {
    eyebrow: 'Što slijedi',
    headline: '{{beyondProduct}} vaš je za {{year}}. godinu',
    pillars: [
      {
        title: 'Najprije recite svojim ljudima',
        text: 'Priznanje je dobio njihov rad. Neka to čuju od vas prije nego što igdje pročitaju.',
      },
      {
        title: 'Pokažite ga',
        text: 'Znak smijete rabiti u oglasima za posao, na mrežnim stranicama i u svojim prostorima: s godinom i bez izmjena.',
      },
      {
        title: 'Ispričajte priču',
        text: 'Jedan dobar primjer govori više od popisa. Odaberite ga iz ovog izvješća i neka ga ispričaju oni čije je djelo.',
      },
    ],
  },
  keep: {
    eyebrow: 'Što slijedi',
    headline: 'Kako prednost ostaje prednost',
    steps: [
      { title: 'Odabrati', text: 'Jednu kategoriju u kojoj želite otići još dalje.' },
      { title: 'Isprobati', text: 'U malome, s početkom i krajem, i s onima kojih se to tiče.' },
      { title: 'Izmjeriti', text: 'Unaprijed dogovorite po čemu će se vidjeti da je bolje.' },
      { title: 'Podijeliti', text: 'Pričajte o tome, i o onome što nije uspjelo.' },
    ],
  },
} satisfies Shape<typeof en>;
