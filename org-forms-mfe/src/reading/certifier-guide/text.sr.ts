import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  title: 'Uputstvo za sertifikatore',
  lead: 'Kako tim od {{team}} stiže od prvog čitanja do izveštaja koji klijentu zaista koristi.',
  sections: {
    preparing: {
      title: 'Priprema sastanka',
      text: [
        {
          steps: [
            'Pročitajte <info>Podatke o organizaciji</> i <questions>Spisak pitanja</>. Crveni krstić na spisku znači da uz pitanje nema dokumenta.',
            'Prođite kroz sve oblasti ({{areas}}). Uz svako pitanje vidite <b>Kriterijume</> i <b>Napomene za sertifikatore</>, kao i prošlogodišnji odgovor.',
            'Zapišite šta želite da pitate: <b>Dodaj belešku</> uz bilo koje pitanje, u bilo kom trenutku. Vaše beleške čita tim, klijent ne.',
            'Gde god možete, dajte prvu sopstvenu ocenu. Slobodno je kasnije promenite.',
            'Podelite oblasti: za svaku jedna osoba na sastanku vodi beleške.',
            'Glavni sertifikator s klijentom dogovara termin i dnevni red, kao i ko treba da bude prisutan za koju temu.',
          ],
        },
        'Ako je odgovor očigledna omaška, možete da ga ispravite dugmetom <b>Izmeni odgovor</> i da ga ponovo zaključate. U belešku napišite zašto i recite to klijentu na sastanku.',
      ],
    },
    leading: {
      title: 'Vođenje sastanka',
      text: [
        {
          list: [
            'Glavni sertifikator otvara sastanak, predstavlja tim i kaže šta će biti s onim što čujete.',
            'Prvo dolaze <intro-questions>uvodna pitanja</>: najveći izazovi, glavni fokus ljudskih resursa, događaji iz prethodnog perioda i ono na šta je klijent najponosniji. Odgovore zapisuje glavni sertifikator.',
            'Zatim idite oblast po oblast. Za svaku predvidite oko {{meetingTime}}; vreme meri <meeting>prikaz za sastanak</>.',
            'Beleške vodi osoba kojoj je oblast dodeljena, da bi drugi mogli da slušaju.',
            'Tražite primere i ono što je iz njih proisteklo. „Kako to radite?” otvara više nego „Da li to radite?”.',
            'Ne govorite ocene i ne obećavajte rezultat. Ništa nije odlučeno dok svi ne zaključite ocene.',
          ],
        },
        'Završite na vreme. Recite šta vam još treba i do kada, kao i kada stiže izveštaj.',
      ],
    },
    scoring: {
      title: 'Ocenjivanje',
      text: ['Tri vrste ocena stoje jedna pored druge. Svaka ima svoju boju i svoj oblik.'],
      after: [
        {
          terms: [
            {
              term: 'Plavo: vaša ocena',
              text: 'Svaku oblast ocenjujete sami, od 0 do {{highest}}, u koracima od pola ocene. Ocenu brišete tako što je ponovo izaberete. Predlog sistema pored nje samo je informacija.',
            },
            {
              term: 'Skriveno dok svi ne završe',
              text: 'Dok svi ne zaključe ocene, niko ne vidi tuđe ocene ni komentare na oblast. Tako svaki sud ostaje nezavisan.',
            },
            {
              term: 'Zaključavanje',
              text: 'Kada svaka oblast ima vašu ocenu, pritisnite <b>Zaključi ocene</> dole levo, u okviru „Sertifikacija”. Posle toga više ne možete da ih menjate. Ako je to bila omaška, glavni sertifikator može da poništi zaključenje.',
            },
            {
              term: 'Zeleno: konačna ocena',
              text: 'Gde su sve ocene jednake, konačna se postavlja sama. Gde se razlikuju, razgovarajte; zatim je postavlja glavni sertifikator i piše konačan komentar.',
            },
            {
              term: 'Beleške',
              text: 'Pre i posle sastanka svako može da piše beleške uz svako pitanje. Tokom sastanka piše ih osoba kojoj je oblast dodeljena.',
            },
            {
              term: 'Ne boduje se',
              text: 'Pitanje koje se ne boduje ne računa se. Neka ne podiže niti spušta ocenu svoje oblasti.',
            },
            {
              term: 'Above and Beyond',
              text: 'Pitanje u zlatnom okviru označite samo ako je praksa ispred onoga što rade dobri poslodavci. Prikazuje se kao {{beyondGrade}}, a vredi kao {{highest}}.',
            },
          ],
        },
        {
          note: 'Ako se odgovor ili dokument promeni posle vaše ocene, oblast vam to kaže. <b>Potvrdi ocenu</> je zadržava, a izbor druge je menja.',
        },
        'Pravila iza ukupnih rezultata: <rating>kako se ocenjuje</>.',
      ],
    },
    report: {
      title: 'Izveštaj',
      text: [
        'Kada su sve konačne ocene postavljene, glavni sertifikator popunjava izveštaj. Otvarate ga dugmetom <b>Pogledaj izveštaj</>.',
        {
          steps: [
            'Brojčani pokazatelji: svaki uporedite s upitnikom. Jedna pogrešna brojka ruši poverenje u sve ostale.',
            'Potrebne obuke: navedite ih malo i recite šta svaka treba da promeni.',
            'Sledeći koraci: šta bi klijent trebalo da uradi prvo i ko bi to tamo preuzeo.',
            'Vremenski plan: datume postavite tek posle razgovora s menadžerom ključnih klijenata koji brine o tom klijentu.',
            'Neka sve jednom pročita drugi sertifikator. Svaki jezik se piše zasebno: izmena u jednom ne menja ostale.',
          ],
        },
        'Zatim glavni sertifikator šalje izveštaj klijentu, a u kopiju stavlja menadžera ključnih klijenata, odeljenje za odnose s javnošću i rukovodioca projekta.',
      ],
    },
    writing: {
      title: 'Pisanje pohvala i predloga',
      text: [
        'Izveštaj često čitaju ljudi koji nisu bili na sastanku. Pišite tako da ga razumeju i bez vas.',
        {
          list: [
            'Pohvalite praksu, a ne osobu, i recite šta ona donosi.',
            'Predložite ono s čim može da se počne već u ponedeljak: šta, za koga i radi čega.',
            'Jedna misao, jedna tačka. Dve rečenice su obično dovoljne.',
            'Držite se onoga što ste videli i čuli. Ne poredite s imenovanim organizacijama.',
            'Izostavite ocene i žargon. „Trebalo bi” zvuči ljubaznije nego „mora”, a „moglo bi” često još ljubaznije.',
          ],
        },
      ],
    },
    help: {
      title: 'Kome da se obratite',
      text: ['Ako vam je slučaj nov, pitajte pre nego što ocenite.'],
    },
  },
  marks: {
    caption: 'Kako ocene izgledaju',
    system: 'Predlog sistema',
    own: 'Vaša ocena',
    final: 'Konačna ocena',
  },
  examples: {
    good: 'Ovako',
    bad: 'Bolje ne',
    praise: {
      title: 'Pohvale',
      pairs: [
        {
          bad: 'Uvođenje u posao je vrlo dobro.',
          good: 'Svaki novi zaposleni ima mentora i plan za prvih 90 dana. Oni koji su došli prošle godine rekli su nam da su se već posle nekoliko nedelja osećali sigurno u poslu.',
          why: 'Imenuje praksu i njen učinak.',
        },
        {
          bad: 'Direktorka ljudskih resursa je odlična.',
          good: 'Funkcija ljudskih resursa učestvuje u izradi strategije i predloge potkrepljuje brojkama. Odluke o zapošljavanju prate plan.',
          why: 'Hvali praksu; ljudi se menjaju.',
        },
      ],
    },
    suggestions: {
      title: 'Predlozi',
      pairs: [
        {
          bad: 'Komunikacija mora da se poboljša.',
          good: 'Rukovodioci bi jednom mesečno mogli kratko da porazgovaraju sa svakim članom tima. Počnite od jednog odeljenja i posle tri meseca pitajte šta se promenilo.',
          why: 'Kaže šta da se uradi i kako da se počne.',
        },
        {
          bad: 'Plana nasleđivanja nema, što je nedopustivo.',
          good: 'Za pet radnih mesta koja bi bilo najteže popuniti vredelo bi imenovati moguće naslednike i ono što još treba da nauče.',
          why: 'Pokazuje put, a ne grešku.',
        },
      ],
    },
  },
} satisfies Shape<typeof en>;
