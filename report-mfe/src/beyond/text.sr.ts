import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  cover: {
    eyebrow: '{{beyondProduct}} · {{year}}.',
    title: '{{organisation}} prevazilazi očekivanja',
    subtitle: 'Izveštaj o izvrsnim praksama upravljanja ljudima',
  },
  yourResults: {
    eyebrow: 'Drugi deo',
    headline: 'Koliko daleko idete',
    lead: 'Prvo celina, zatim pet kategorija, a onda pojedine brojke uz brojke drugih.',
  },
  result: { eyebrow: 'Ukupan rezultat' },
  bars: {
    eyebrow: 'Kategorije',
  },
  radar: {
    eyebrow: 'Vaš profil',
    lead: 'Isti udeli kao oblik: što je dalje od sredine, to dalje idete. Isprekidana linija pokazuje gde kategorija postaje izvrsna.',
  },
  categories: {
    future: {
      eyebrow: '{{beyondFuture}}',
      short: 'Rano znati šta će posao tražiti i pripremiti ljude za to.',
      headline: 'Spremni za ono što dolazi',
      lead: 'Rano znate šta će posao tražiti od vaših ljudi i pripremate ih pre nego što to zatreba.',
      looked: [
        'veštine koje će biti potrebne i put do njih',
        'poslove koje menja tehnologija i one koji ih danas rade',
        'mlade koji će nositi organizaciju dalje',
      ],
    },
    inclusion: {
      eyebrow: '{{beyondInclusion}}',
      short: 'Omogućiti svima da učestvuju, bez obzira na razlike.',
      headline: 'Mesta ima za sve',
      lead: 'Razlike ovde nisu prepreka. Svako može da dođe, učestvuje i napreduje.',
      looked: [
        'pristup bez prepreka, od oglasa do vodećih položaja',
        'pravedne odluke o odabiru, zaradi i napredovanju',
        'povratak posle dugog odsustva',
      ],
    },
    innovation: {
      eyebrow: '{{beyondInnovation}}',
      short: 'Isprobavati nove načine i zadržati ono što je bolje.',
      headline: 'Novi načini koji se potvrđuju',
      lead: 'Isprobavate ono o čemu drugi samo govore, gledate šta iz toga proizlazi i zadržavate bolje.',
      looked: [
        'nove alate i nove načine rada s ljudima',
        'ideje zaposlenih koje su sprovedene u delo',
        'probe čiji rezultati odlučuju o nastavku',
      ],
    },
    impact: {
      eyebrow: '{{beyondImpact}}',
      short: 'Delovati izvan ljudskih resursa i izvan sopstvenih zidova.',
      headline: 'Efekat izvan sopstvenih zidova',
      lead: 'Vaš rad s ljudima oseća se i izvan ljudskih resursa: u poslovanju, u zajednici, u struci.',
      looked: [
        'korist koju su drugi izmerili i potvrdili',
        'vreme i znanje poklonjeno zajednici',
        'šta od toga imaju dobavljači, škole i struka',
      ],
    },
    satisfaction: {
      eyebrow: '{{beyondSatisfaction}}',
      short: 'Znati da su ljudi zadovoljni i zašto.',
      headline: 'Ljudi koji rado ostaju',
      lead: 'Vaši ljudi su zadovoljni, a vi to znate jer ih pitate i prema odgovorima postupate.',
      looked: [
        'šta zaposleni i kandidati kažu kad ih pitate',
        'poverenje u rukovodioce i u pravedan odnos',
        'razloge za ostanak i razloge za odlazak',
      ],
    },
  },
  category: {
    share: 'pitanja iz ove kategorije je označeno',
    looked: 'Šta je tim posmatrao',
    highlights: {
      headline: 'Šta se ističe',
      lead: 'Prakse koje je tim u ovoj kategoriji video, o njima čuo i označio ih.',
    },
    additional: {
      headline: 'Po čemu je to posebno',
      lead: 'Šta tim želi da doda.',
    },
  },
  wordsFromTeam: {
    eyebrow: 'Tim',
    headline: 'Rečima tima',
    lead: 'Šta je tim poneo sa sobom iz vremena provedenog s vama.',
  },
  summary: {
    eyebrow: 'Sažetak',
    overall: 'Ukupan rezultat',
    outstanding: 'Izvrsne kategorije',
    previous: 'Ukupan rezultat {{previousYear}}.',
    award: 'Dodeljeno',
    awarded: '{{beyondProduct}} za {{year}}. godinu',
  },
  next: {
    eyebrow: 'Šta sledi',
    headline: '{{beyondProduct}} je vaš za {{year}}. godinu',
    pillars: [
      {
        title: 'Prvo recite svojim ljudima',
        text: 'Priznanje je dobio njihov rad. Neka to čuju od vas pre nego što igde pročitaju.',
      },
      {
        title: 'Pokažite ga',
        text: 'Znak smete da koristite u oglasima za posao, na internet stranicama i u svojim prostorijama: s godinom i bez izmena.',
      },
      {
        title: 'Ispričajte priču',
        text: 'Jedan dobar primer govori više od spiska. Odaberite ga iz ovog izveštaja i neka ga ispričaju oni čije je delo.',
      },
    ],
  },
  keep: {
    eyebrow: 'Šta sledi',
    headline: 'Kako prednost ostaje prednost',
    steps: [
      { title: 'Odabrati', text: 'Jednu kategoriju u kojoj želite da odete još dalje.' },
      { title: 'Isprobati', text: 'U malom, s početkom i krajem, i s onima kojih se to tiče.' },
      { title: 'Izmeriti', text: 'Unapred dogovorite po čemu će se videti da je bolje.' },
      { title: 'Podeliti', text: 'Pričajte o tome, i o onome što nije uspelo.' },
    ],
  },
} satisfies Shape<typeof en>;
