import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  title: 'Upute za certifikatore',
  lead: 'Kako tim od {{team}} dolazi od prvog čitanja do izvješća koje klijentu zaista koristi.',
  sections: {
    preparing: {
      title: 'Priprema sastanka',
      text: [
        {
          steps: [
            'Pročitajte <info>Podatke o organizaciji</> i <questions>Popis pitanja</>. Crveni križić na popisu znači da uz pitanje nema dokumenta.',
            'Prođite sva područja ({{areas}}). Uz svako pitanje vidite <b>Kriterije</> i <b>Napomene za certifikatore</> te prošlogodišnji odgovor.',
            'Zapišite što želite pitati: <b>Dodaj bilješku</> uz bilo koje pitanje, u bilo kojem trenutku. Vaše bilješke čita tim, klijent ne.',
            'Gdje god možete, dajte prvu vlastitu ocjenu. Slobodno je poslije promijenite.',
            'Podijelite područja: za svako jedna osoba na sastanku vodi bilješke.',
            'Glavni certifikator s klijentom dogovara termin i dnevni red te tko treba biti prisutan za koju temu.',
          ],
        },
        'Ako je odgovor očita omaška, možete ga ispraviti tipkom <b>Uredi odgovor</> i ponovno zaključati. U bilješku napišite zašto i recite to klijentu na sastanku.',
      ],
    },
    leading: {
      title: 'Vođenje sastanka',
      text: [
        {
          list: [
            'Glavni certifikator otvara sastanak, predstavlja tim i kaže što će biti s onim što čujete.',
            'Najprije dolaze <intro-questions>uvodna pitanja</>: najveći izazovi, glavni fokus ljudskih resursa, događaji iz prethodnog razdoblja i ono na što je klijent najponosniji. Odgovore zapisuje glavni certifikator.',
            'Zatim idite područje po područje. Za svako predvidite oko {{meetingTime}}; vrijeme mjeri <meeting>prikaz za sastanak</>.',
            'Bilješke vodi osoba kojoj je područje dodijeljeno, da drugi mogu slušati.',
            'Tražite primjere i ono što je iz njih proizašlo. „Kako to radite?” otvara više nego „Radite li to?”.',
            'Ne govorite ocjene i ne obećavajte rezultat. Ništa nije odlučeno dok svi ne zaključite ocjene.',
          ],
        },
        'Završite na vrijeme. Recite što još trebate i do kada te kada stiže izvješće.',
      ],
    },
    scoring: {
      title: 'Ocjenjivanje',
      text: ['Tri vrste ocjena stoje jedna do druge. Svaka ima svoju boju i svoj oblik.'],
      after: [
        {
          terms: [
            {
              term: 'Plavo: vaša ocjena',
              text: 'Svako područje ocjenjujete sami, od 0 do {{highest}}, u koracima od pola ocjene. Ocjenu brišete tako da je ponovno odaberete. Prijedlog sustava pokraj nje samo je informacija.',
            },
            {
              term: 'Skriveno dok svi ne završe',
              text: 'Dok svi ne zaključe ocjene, nitko ne vidi tuđe ocjene ni komentare područja. Tako svaka prosudba ostaje neovisna.',
            },
            {
              term: 'Zaključavanje',
              text: 'Kada svako područje ima vašu ocjenu, pritisnite <b>Zaključi ocjene</> dolje lijevo, u okviru „Certifikacija”. Nakon toga ih više ne možete mijenjati. Ako je to bila omaška, glavni certifikator može zaključenje poništiti.',
            },
            {
              term: 'Zeleno: konačna ocjena',
              text: 'Gdje su sve ocjene jednake, konačna se postavlja sama. Gdje se razlikuju, razgovarajte; zatim je postavlja glavni certifikator i piše konačni komentar.',
            },
            {
              term: 'Bilješke',
              text: 'Prije i poslije sastanka svatko može pisati bilješke uz svako pitanje. Tijekom sastanka piše ih osoba kojoj je područje dodijeljeno.',
            },
            {
              term: 'Ne boduje se',
              text: 'Pitanje koje se ne boduje ne računa se. Neka ne podiže ni ne spušta ocjenu svojeg područja.',
            },
            {
              term: 'Above and Beyond',
              text: 'Pitanje u zlatnom okviru označite samo ako je praksa ispred onoga što rade dobri poslodavci. Prikazuje se kao {{beyondGrade}}, a vrijedi kao {{highest}}.',
            },
          ],
        },
        {
          note: 'Ako se odgovor ili dokument promijeni nakon vaše ocjene, područje vam to kaže. <b>Potvrdi ocjenu</> je zadržava, a odabir druge mijenja.',
        },
        'Pravila iza ukupnih rezultata: <rating>kako se ocjenjuje</>.',
      ],
    },
    report: {
      title: 'Izvješće',
      text: [
        'Kada su sve konačne ocjene postavljene, glavni certifikator ispunjava izvješće. Otvarate ga tipkom <b>Pogledaj izvješće</>.',
        {
          steps: [
            'Brojčani pokazatelji: svaki usporedite s upitnikom. Jedna pogrešna brojka ruši povjerenje u sve ostale.',
            'Potrebne edukacije: navedite ih malo i recite što svaka treba promijeniti.',
            'Sljedeći koraci: što bi klijent trebao učiniti prvo i tko bi to ondje preuzeo.',
            'Vremenski plan: datume postavite tek nakon razgovora s voditeljem ključnih kupaca koji brine o tom klijentu.',
            'Neka sve jedanput pročita drugi certifikator. Svaki se jezik piše zasebno: izmjena u jednome ne mijenja ostale.',
          ],
        },
        'Zatim glavni certifikator šalje izvješće klijentu, a u kopiju stavlja voditelja ključnih kupaca, odjel odnosa s javnošću i voditelja projekta.',
      ],
    },
    writing: {
      title: 'Pisanje pohvala i prijedloga',
      text: [
        'Izvješće često čitaju ljudi koji nisu bili na sastanku. Pišite tako da ga razumiju i bez vas.',
        {
          list: [
            'Pohvalite praksu, a ne osobu, i recite što ona donosi.',
            'Predložite ono s čime se može početi već u ponedjeljak: što, za koga i radi čega.',
            'Jedna misao, jedna točka. Dvije su rečenice obično dovoljne.',
            'Držite se onoga što ste vidjeli i čuli. Ne uspoređujte s imenovanim organizacijama.',
            'Izostavite ocjene i žargon. „Trebalo bi” zvuči ljubaznije nego „mora se”, a „moglo bi se” često još ljubaznije.',
          ],
        },
      ],
    },
    help: {
      title: 'Kome se obratiti',
      text: ['Ako vam je slučaj nov, pitajte prije nego što ocijenite.'],
    },
  },
  marks: {
    caption: 'Kako ocjene izgledaju',
    system: 'Prijedlog sustava',
    own: 'Vaša ocjena',
    final: 'Konačna ocjena',
  },
  examples: {
    good: 'Ovako',
    bad: 'Bolje ne',
    praise: {
      title: 'Pohvale',
      pairs: [
        {
          bad: 'Uvođenje u posao vrlo je dobro.',
          good: 'Svaki novi zaposlenik ima mentora i plan za prvih 90 dana. Oni koji su došli prošle godine rekli su nam da su se već nakon nekoliko tjedana osjećali sigurno u poslu.',
          why: 'Imenuje praksu i njezin učinak.',
        },
        {
          bad: 'Voditeljica ljudskih resursa je izvrsna.',
          good: 'Funkcija ljudskih resursa sudjeluje u izradi strategije i prijedloge potkrepljuje brojkama. Odluke o zapošljavanju slijede plan.',
          why: 'Hvali praksu; ljudi se mijenjaju.',
        },
      ],
    },
    suggestions: {
      title: 'Prijedlozi',
      pairs: [
        {
          bad: 'Komunikacija se mora poboljšati.',
          good: 'Rukovoditelji bi jedanput mjesečno mogli kratko porazgovarati sa svakim članom tima. Počnite s jednim odjelom i nakon tri mjeseca pitajte što se promijenilo.',
          why: 'Kaže što učiniti i kako početi.',
        },
        {
          bad: 'Plana nasljeđivanja nema, što je nedopustivo.',
          good: 'Za pet radnih mjesta koja bi bilo najteže popuniti vrijedilo bi imenovati moguće nasljednike i ono što još trebaju naučiti.',
          why: 'Pokazuje put, a ne pogrešku.',
        },
      ],
    },
  },
} satisfies Shape<typeof en>;
