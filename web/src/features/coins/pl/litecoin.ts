// Litecoin, explained in Polish.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Handel litecoinem',
  description:
    'Czym jest litecoin, czym różni się od bitcoina, co porusza jego kursem i ile ' +
    'kosztuje oraz czym ryzykuje tu krótka transakcja, z kursem na żywo i policzonym ' +
    'przykładem.',
  lead:
    'Jedna z najstarszych monet wciąż w użyciu: bitcoin z szybszym zegarem i inną ' +
    'zagadką. Co to zmienia i co oznacza tu transakcja na niej.',
  sections: [
    {
      title: 'Czym jest',
      paragraphs: [
        'Litecoin to cyfrowa moneta bez emitenta, powstała z kopii programu bitcoina, w ' +
          'której zmieniono kilka liczb. Jej twórca nazwał ją srebrem wobec złota bitcoina: ' +
          'pomyślaną do mniejszych i częstszych płatności. Może ich być osiemdziesiąt cztery ' +
          'miliony, cztery razy więcej niż bitcoinów.',
        'To sieć płatności i niewiele więcej. Nie prowadzi jej żadna firma i nie obiecuje ' +
          'ona dochodu. O program i jego nazwę dba mała fundacja.',
      ],
    },
    {
      title: 'Jak działa',
      paragraphs: [
        'Płatności podpisuje się kluczami prywatnymi, a górnicy zbierają je w bloki, jak w ' +
          'bitcoinie, ale blok powstaje mniej więcej co dwie i pół minuty. Pierwsze ' +
          'potwierdzenie jest wcześniej, a kolejka znika szybciej.',
        'Zagadka, którą rozwiązują górnicy, jest inna i nazywa się scrypt. Wybrano ją, bo ' +
          'prócz szybkości wymaga pamięci, tak by zwykłe komputery mogły nadążyć. Specjalne ' +
          'maszyny i tak się pojawiły. Praca wykonana dla litecoina może liczyć się też dla ' +
          'Dogecoina, i większość górników zarabia na obu naraz. Mniej więcej co cztery lata ' +
          'nagroda za blok zmniejsza się o połowę.',
        'Wysyłający może ukryć kwotę płatności w bocznej części każdego bloku. To wybór; ' +
          'zwykłe płatności pozostają widoczne dla każdego.',
      ],
    },
    {
      title: 'Co porusza jego kursem',
      paragraphs: [
        'Niesie go głównie rynek jako całość: gdy bitcoin rośnie lub spada, litecoin ' +
          'zwykle idzie za nim, z większym wychyleniem. Dochodzi do tego popyt serwisów ' +
          'płatniczych, dopuszczenia na giełdy i pogłoski o funduszach, które mają trzymać ' +
          'monetę.',
        'Zmniejszenie nagrody za każdym razem przyciąga uwagę. Przed drugim kurs rósł ' +
          'przez pół roku, odwrócił się na tygodnie przed tym dniem, a potem spadał aż do ' +
          'zimy. Data, którą znają wszyscy, nikogo nie zaskakuje.',
        'W ciągu kilku minut kierunek jest bliski rzutowi monetą.',
      ],
    },
    {
      title: 'Krótka historia',
      paragraphs: [
        'Charlie Lee, wtedy inżynier w Google, wydał litecoina w październiku trzeciego ' +
          'roku bitcoina. Program opublikowano, zanim zaczęło się wydobycie, więc autor nie ' +
          'miał przewagi, co było wówczas niezwykłe. Przez lata litecoin należał do ' +
          'największych monet i służył za poligon: zmiana w sposobie przechowywania podpisów ' +
          'działała tu kilka miesięcy, zanim przyjął ją bitcoin.',
        'U szczytu boomu, który potem nastąpił, Lee ogłosił, że sprzedał lub rozdał prawie ' +
          'wszystkie swoje monety, by nie mieć konfliktu interesów. Potem kurs w ciągu roku ' +
          'stracił ponad dziewięć dziesiątych. Później sfałszowany komunikat głosił, że duża ' +
          'sieć supermarketów będzie przyjmować litecoina. Kurs skoczył o ćwierć i więcej, ' +
          'fałszerstwo wyszło na jaw i po mniej więcej godzinie był tam, gdzie zaczął. Gdy ' +
          'wprowadzono ukryte kwoty, kilka giełd w Korei Południowej usunęło monetę.',
      ],
    },
    {
      title: 'Handel tutaj',
      paragraphs: [
        'Nie kupujesz tu litecoina. Wybierasz kwotę, czas i stronę. Zanim zdecydujesz, ' +
          'widzisz, gdzie leżałby strike, ile zyskasz, jeśli masz rację, i ile stracisz, ' +
          'jeśli nie. Jak daleko leży, jest ustalone, gdy twoje zlecenie zostaje przyjęte. ' +
          'Twoje wejście to pierwszy kurs chwilę później; decyduje ostatni kurs w chwili ' +
          'końca lub przed nią. Oba kursy są zapisywane i są na twoim potwierdzeniu.',
        'Wobec dolara handlujesz własnym ruchem monety i ruchem całego rynku. Wobec ' +
          'bitcoina handlujesz tylko różnicą między nimi, która porusza się drobniejszymi ' +
          'krokami i często stoi w miejscu.',
      ],
    },
    {
      title: 'Co ryzykujesz',
      paragraphs: [
        'Możesz stracić całą kwotę każdej transakcji, i to szybko. Nasza marża jest ' +
          'częścią każdego strike, więc przy wielu transakcjach średni wynik to strata. ' +
          'Fałszywa wiadomość może poruszyć kursem tak samo jak prawdziwa, i nikt nie cofnie ' +
          'transakcji dlatego, że wiadomość była błędna. Seria wygranych nie dowodzi ' +
          'umiejętności; przy dostatecznie wielu transakcjach takie serie przychodzą same. ' +
          'Handluj tylko za pieniądze, które możesz stracić.',
      ],
    },
  ],
}
