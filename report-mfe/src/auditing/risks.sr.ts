import type { Shape } from '@cert/shared/i18n';
import type { en } from './risks.en.ts';

export const sr = {
  selection: {
    topic: 'Selekcija',
    headline: 'Ko bira po osećaju, pogrešan izbor plaća dvaput',
    happens:
      'Svaki rukovodilac pita nešto drugo i traži ljude slične sebi. Deo novih se ne uklopi, ode u prvim mesecima i mora se tražiti iznova; dobri kandidati odlaze onima koji brže odgovore.',
    sign: 'Niko posle ne može da kaže zašto je jedan kandidat izabran, a drugi nije.',
    helps:
      'Profil pre svake potrage, ista pitanja za sve kandidate, odluka udvoje i osvrt posle probnog rada.',
  },
  competencies: {
    topic: 'Razvoj kompetencija',
    headline: 'Znanje koje se ne obnavlja zastareva bez zvuka',
    happens:
      'Obuke dobijaju oni koji ih traže, a ne oni kojima trebaju. Posao se menja brže od ljudi koji ga rade, pa organizacija na kraju na tržištu skupo kupuje ono što je mogla sama da razvije.',
    sign: 'Zna se koliki je budžet za obuke, ali ne i šta ljudi danas umeju, a lane nisu umeli.',
    helps:
      'Kratak opis onoga što svaka uloga traži, jednom godišnje pogled na praznine i učenje koje se u roku od nekoliko nedelja isproba na poslu.',
  },
  leadership: {
    topic: 'Liderstvo',
    headline: 'Ljudi dolaze zbog posla, a odlaze zbog rukovodioca',
    happens:
      'Najbolji stručnjak postane rukovodilac i s tim ostane sam. Sukobi traju, odluke čekaju, a svaki tim živi u svojoj firmi, boljoj ili lošijoj od susedne.',
    sign: 'Zadovoljstvo, bolovanja i otkazi veoma se razlikuju među timovima koji rade isti posao.',
    helps:
      'Priprema pre nove uloge, jasna očekivanja od svih koji vode, povratna informacija odozdo i podrška onima kojima je teško.',
  },
  performance: {
    topic: 'Upravljanje učinkom',
    headline: 'Gde su ciljevi nejasni, trud odlazi na sve strane',
    happens:
      'Ljudi mnogo rade, a ne znaju da li rade ono pravo. Dobri rezultati ostaju neprimećeni, a slabi neizgovoreni, sve dok oni koji nose druge ne počnu da štede snagu.',
    sign: 'Na pitanje o tri najvažnija cilja rukovodilac i zaposleni odgovaraju različito.',
    helps:
      'Malo ciljeva koji proizlaze iz strategije, redovni kratki razgovori umesto godišnjeg obrasca i pravičnost prema onima koji nose najviše.',
  },
  engagement: {
    topic: 'Angažovanost i zadovoljstvo',
    headline: 'Koga ne pitaju, taj uskoro više nema šta da kaže',
    happens:
      'Nezadovoljstvo ne nestaje, nego se seli na hodnike. Ideje se više ne predlažu, a prva iskrena reč izgovori se u izlaznom razgovoru.',
    sign: 'Ankete se sprovode, ali niko se ne seća šta se posle poslednje promenilo.',
    helps:
      'Pitati redovno, rezultate otvoreno objaviti u roku od nekoliko nedelja, za svaki tim izabrati jednu ili dve tačke i reći šta je s njima bilo.',
  },
  career: {
    topic: 'Karijera i nasleđivanje',
    headline: 'Bez naslednika je za krizu dovoljan jedan otkaz',
    happens:
      'Znanje je kod nekolicine i s njima odlazi. Talentovani ne vide put napred, pa ga nađu drugde; ključna mesta su mesecima prazna ili se popunjavaju u žurbi.',
    sign: 'Za najvažnija mesta nema odgovora na pitanje ko bi sutra mogao da ih preuzme.',
    helps:
      'Spisak mesta koja ne smeju da ostanu prazna, mogući naslednici za svako od njih i otvoren razgovor s njima o tome šta im još treba.',
  },
  compensation: {
    topic: 'Zarade',
    headline: 'Zaradu koju niko ne ume da objasni ljudi doživljavaju kao nepravdu',
    happens:
      'Ko pregovara, dobija više od onoga ko postiže rezultate. Novi dolaze s većom zaradom od vernih, o tome se šapuće i gubi se poverenje koje nijedna povišica ne vraća.',
    sign: 'Rukovodioci svojim ljudima ne mogu da objasne kako im zarada nastaje i šta bi moralo da se desi da poraste.',
    helps:
      'Platni razredi vezani za zahteve posla, jednom godišnje poređenje s tržištem i između žena i muškaraca i pravila koja svako sme da pročita.',
  },
  wellBeing: {
    topic: 'Dobrobit',
    headline: 'Iscrpljenost poslednji primete oni koji je uzrokuju',
    happens:
      'Prekovremeni rad postane navika, a odmor usluga. Prvo popusti pažnja, zatim kvalitet, a onda zdravlje; izostanak jednog postaje preopterećenje drugih.',
    sign: 'Godišnji odmori se prenose iz godine u godinu, a kratka bolovanja su sve češća.',
    helps:
      'Opterećenje pratiti kao svaki drugi pokazatelj, rukovodioce naučiti da vide rane znake i ponuditi pomoć koja može da se zatraži bez objašnjavanja.',
  },
  hrCapacity: {
    topic: 'Kapaciteti ljudskih resursa',
    headline: 'Premala služba upravlja sadašnjošću, a propušta budućnost',
    happens:
      'Ugovori, evidencije i rokovi odnesu ceo dan. Nema ko da razvija, meri i savetuje, a svaki novi projekat počinje pitanjem ko će ga raditi.',
    sign: 'Planovi ljudskih resursa odlažu se iz tromesečja u tromesečje jer nedostaje ljudi, a ne ideja.',
    helps:
      'Uporediti broj ljudi s najboljom praksom, digitalizovati ono što se ponavlja i zaštititi vreme i novac za razvoj samog tima ljudskih resursa.',
  },
  strategicAdvisory: {
    topic: 'Strateško savetovanje',
    headline: 'Odluke bez podataka o ljudima kasnije postanu skupe',
    happens:
      'Uprava odlučuje o rastu, zatvaranjima i ulaganjima, a poslednja sazna ima li za to ljudi. Ono što je u planu izgledalo dobro propada jer nema ko to da sprovede.',
    sign: 'U materijalima za upravu ljudi se pojavljuju kao trošak, a nikad kao rizik ili snaga.',
    helps:
      'Mesto za ljudske resurse tamo gde nastaje strategija, nekoliko pokazatelja o ljudima u svakom tromesečnom izveštaju i savet koji se traži pre odluke.',
  },
} satisfies Shape<typeof en>;
