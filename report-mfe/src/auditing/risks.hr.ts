import type { Shape } from '@cert/shared/i18n';
import type { en } from './risks.en.ts';

export const hr = {
  selection: {
    topic: 'Selekcija',
    headline: 'Tko bira po osjećaju, pogrešan izbor plaća dvaput',
    happens:
      'Svaki rukovoditelj pita nešto drugo i traži ljude slične sebi. Dio novih se ne uklopi, ode u prvim mjesecima i treba ih tražiti iznova; dobri kandidati odlaze onima koji brže odgovore.',
    sign: 'Nitko poslije ne može reći zašto je jedan kandidat izabran, a drugi nije.',
    helps:
      'Profil prije svake potrage, ista pitanja za sve kandidate, odluka u dvoje i osvrt nakon probnog rada.',
  },
  competencies: {
    topic: 'Razvoj kompetencija',
    headline: 'Znanje koje se ne obnavlja zastarijeva bez zvuka',
    happens:
      'Edukacije dobivaju oni koji ih traže, a ne oni kojima trebaju. Posao se mijenja brže od ljudi koji ga rade, pa organizacija na kraju na tržištu skupo kupuje ono što je mogla uzgojiti sama.',
    sign: 'Zna se koliki je proračun za edukacije, ali ne i što ljudi danas znaju, a lani nisu znali.',
    helps:
      'Kratak opis onoga što svaka uloga traži, jednom na godinu pogled na praznine i učenje koje se u roku od nekoliko tjedana isproba na poslu.',
  },
  leadership: {
    topic: 'Vodstvo',
    headline: 'Ljudi dolaze zbog posla, a odlaze zbog rukovoditelja',
    happens:
      'Najbolji stručnjak postane rukovoditelj i s time ostane sam. Sukobi traju, odluke čekaju, a svaki tim živi u svojoj tvrtki, boljoj ili lošijoj od susjedne.',
    sign: 'Zadovoljstvo, bolovanja i otkazi jako se razlikuju među timovima koji rade isti posao.',
    helps:
      'Priprema prije nove uloge, jasna očekivanja od svih koji vode, povratna informacija odozdo i podrška onima kojima je teško.',
  },
  performance: {
    topic: 'Upravljanje učinkom',
    headline: 'Gdje su ciljevi nejasni, trud odlazi na sve strane',
    happens:
      'Ljudi mnogo rade, a ne znaju rade li ono pravo. Dobri rezultati ostaju neviđeni, a slabi neizgovoreni, sve dok oni koji nose druge ne počnu štedjeti snagu.',
    sign: 'Na pitanje o tri najvažnija cilja rukovoditelj i zaposlenik odgovaraju različito.',
    helps:
      'Malo ciljeva koji proizlaze iz strategije, redoviti kratki razgovori umjesto godišnjeg obrasca i pravednost prema onima koji nose najviše.',
  },
  engagement: {
    topic: 'Angažiranost i zadovoljstvo',
    headline: 'Koga se ne pita, taj uskoro više nema što reći',
    happens:
      'Nezadovoljstvo ne nestaje, nego se seli na hodnike. Ideje se više ne predlažu, a prva iskrena riječ izgovori se u izlaznom razgovoru.',
    sign: 'Ankete se provode, ali nitko se ne sjeća što se nakon posljednje promijenilo.',
    helps:
      'Pitati redovito, rezultate otvoreno objaviti u roku od nekoliko tjedana, za svaki tim odabrati jednu ili dvije točke i reći što je s njima bilo.',
  },
  career: {
    topic: 'Karijera i nasljeđivanje',
    headline: 'Bez nasljednika je za krizu dovoljan jedan otkaz',
    happens:
      'Znanje je kod nekolicine i s njima odlazi. Daroviti ne vide put naprijed pa ga nađu drugdje; ključna mjesta mjesecima su prazna ili se popunjavaju u žurbi.',
    sign: 'Za najvažnija mjesta nema odgovora na pitanje tko bi ih sutra mogao preuzeti.',
    helps:
      'Popis mjesta koja ne smiju ostati prazna, mogući nasljednici za svako od njih i otvoren razgovor s njima o tome što im još treba.',
  },
  compensation: {
    topic: 'Plaće',
    headline: 'Plaću koju nitko ne zna objasniti ljudi doživljavaju kao nepravdu',
    happens:
      'Tko pregovara, dobiva više od onoga tko postiže rezultate. Novi dolaze s većom plaćom od vjernih, o tome se šapće i gubi se povjerenje koje nijedna povišica ne vraća.',
    sign: 'Rukovoditelji svojim ljudima ne mogu objasniti kako im plaća nastaje i što bi se moralo dogoditi da poraste.',
    helps:
      'Platni razredi vezani uz zahtjeve posla, jednom na godinu usporedba s tržištem te između žena i muškaraca i pravila koja svatko smije pročitati.',
  },
  wellBeing: {
    topic: 'Dobrobit',
    headline: 'Iscrpljenost posljednji primijete oni koji je uzrokuju',
    happens:
      'Prekovremeni rad postane navika, a odmor usluga. Najprije popusti pozornost, zatim kvaliteta, a onda zdravlje; izostanak jednoga postaje preopterećenje drugih.',
    sign: 'Godišnji odmori prenose se iz godine u godinu, a kratka bolovanja sve su češća.',
    helps:
      'Opterećenje pratiti kao svaki drugi pokazatelj, rukovoditelje naučiti da vide rane znakove i ponuditi pomoć koja se može zatražiti bez objašnjavanja.',
  },
  hrCapacity: {
    topic: 'Kapaciteti ljudskih resursa',
    headline: 'Premala služba upravlja sadašnjošću, a propušta budućnost',
    happens:
      'Ugovori, evidencije i rokovi odnesu cijeli dan. Nema tko razvijati, mjeriti i savjetovati, a svaki novi projekt počinje pitanjem tko će ga raditi.',
    sign: 'Planovi ljudskih resursa odgađaju se iz tromjesečja u tromjesečje jer nedostaje ljudi, a ne ideja.',
    helps:
      'Usporediti broj ljudi s najboljom praksom, digitalizirati ono što se ponavlja te zaštititi vrijeme i novac za razvoj samoga tima ljudskih resursa.',
  },
  strategicAdvisory: {
    topic: 'Strateško savjetovanje',
    headline: 'Odluke bez podataka o ljudima poslije postanu skupe',
    happens:
      'Uprava odlučuje o rastu, zatvaranjima i ulaganjima, a posljednja sazna ima li za to ljudi. Ono što je u planu izgledalo dobro propada jer nema tko to provesti.',
    sign: 'U materijalima za upravu ljudi se pojavljuju kao trošak, a nikad kao rizik ili snaga.',
    helps:
      'Mjesto za ljudske resurse ondje gdje nastaje strategija, nekoliko pokazatelja o ljudima u svakom tromjesečnom izvješću i savjet koji se traži prije odluke.',
  },
} satisfies Shape<typeof en>;
