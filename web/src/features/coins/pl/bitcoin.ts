// Bitcoin, explained in Polish.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Handel bitcoinem',
  description:
    'Czym jest bitcoin, jak działa, co porusza jego kursem i ile kosztuje oraz czym ' +
    'ryzykuje tu krótka transakcja, z kursem na żywo i policzonym przykładem.',
  lead:
    'Pierwsza cyfrowa moneta, wciąż największa i wciąż ta, za którą idą inne. Czym ' +
    'jest, dlaczego jej kurs się porusza i co oznacza tu transakcja na niej.',
  sections: [
    {
      title: 'Czym jest',
      paragraphs: [
        'Bitcoin to pieniądz bez emitenta. Nie tworzy go żaden bank i nie stoi za nim ' +
          'żadne państwo. Istnieje jako zapisy w publicznej księdze, blockchainie, którą ' +
          'tysiące komputerów na całym świecie utrzymują w zgodzie ze sobą. Każdy może ' +
          'uruchomić taki komputer, czytać księgę albo wysłać płatność.',
        'Program dopuszcza niecałe dwadzieścia jeden milionów monet, na zawsze. Każda ' +
          'dzieli się na sto milionów części, więc nikt nie musi mieć całej.',
      ],
    },
    {
      title: 'Jak działa',
      paragraphs: [
        'Kto ma klucz prywatny, może podpisać nim płatność. Górnicy zbierają podpisane ' +
          'płatności w blok i ścigają się, kto znajdzie liczbę, która czyni blok ważnym. ' +
          'Znalezienie jej wymaga ogromnie wielu obliczeń; sprawdzenie prawie żadnych. ' +
          'Zwycięzca dodaje blok do łańcucha i dostaje nowe monety oraz opłaty.',
        'Blok znajduje się mniej więcej co dziesięć minut. Gdy górnicy przyspieszają, ' +
          'zagadka staje się trudniejsza, więc tempo pozostaje takie samo. Mniej więcej co ' +
          'cztery lata liczba nowych monet w bloku zmniejsza się o połowę. Płatności nie da ' +
          'się cofnąć, a utraconego klucza nie da się zastąpić.',
      ],
    },
    {
      title: 'Co porusza jego kursem',
      paragraphs: [
        'Podaż jest znana na lata naprzód, więc niespodzianki biorą się z popytu. Wielkie ' +
          'fundusze kupują i sprzedają. Liczą się stopy procentowe: gdy bezpieczne ' +
          'oszczędzanie dobrze płaci, mniej osób trzyma coś, co nie płaci nic. Wyroki sądów, ' +
          'nowe prawa i upadek giełdy poruszały już kursem w ciągu minut.',
        'Wielu handluje za pożyczone pieniądze. Gdy kurs spadnie dostatecznie nisko, ich ' +
          'pozycje są zamykane przymusowo, co spycha go dalej. Rynek nigdy się nie zamyka, a ' +
          'w weekendy, gdy czeka mniej zleceń, ta sama sprzedaż porusza go mocniej.',
        'W ciągu kilku minut niczego z tego nie da się przewidzieć. To, co wtedy widać, to ' +
          'głównie przypadek.',
      ],
    },
    {
      title: 'Krótka historia',
      paragraphs: [
        'Jesienią wielkiego kryzysu bankowego ktoś pod nazwiskiem Satoshi Nakamoto ' +
          'opublikował dziewięciostronicowy artykuł. Pierwszy blok powstał w styczniu, z ' +
          'zapisanym w nim nagłówkiem gazety o ratowaniu banków. Kim był autor, do dziś nie ' +
          'wiadomo. W drugim roku programista z Florydy zapłacił dziesięć tysięcy monet za ' +
          'dwie pizze.',
        'Kurs wzrósł bardziej, niż wyobrażali sobie pierwsi użytkownicy, i po drodze co ' +
          'najmniej cztery razy stracił ponad trzy czwarte wartości. Mt. Gox, największa ' +
          'giełda swoich czasów, upadła, gdy brakowało setek tysięcy monet klientów. Chiny ' +
          'zakazały wydobycia. Salwador uczynił bitcoina prawnym środkiem płatniczym, a ' +
          'potem w dużej części to cofnął. W Stanach Zjednoczonych fundusze trzymające ' +
          'bitcoina dopuszczono do giełd po dziesięciu latach odmów.',
      ],
    },
    {
      title: 'Handel tutaj',
      paragraphs: [
        'Nie kupujesz tu bitcoina i nigdy go nie masz. Wybierasz kwotę i czas i mówisz, ' +
          'czy kurs skończy powyżej, czy poniżej strike. Zanim zdecydujesz, widzisz, gdzie ' +
          'leżałby strike, ile zyskasz, jeśli masz rację, i ile stracisz, jeśli nie. Jak ' +
          'daleko leży, jest ustalone, gdy twoje zlecenie zostaje przyjęte. Twoje wejście to ' +
          'pierwszy kurs chwilę później; decyduje ostatni kurs w chwili końca lub przed nią.',
        'Pary poniżej różnią się tym, w czym wyceniany jest bitcoin. Wobec dolara i tokenu ' +
          'dolara ruchy są prawie takie same. Wobec euro dochodzi kurs wymiany między obiema ' +
          'walutami.',
      ],
    },
    {
      title: 'Co ryzykujesz',
      paragraphs: [
        'Możesz stracić całą kwotę każdej transakcji, w ciągu minuty. Nasza marża jest ' +
          'częścią każdego strike, więc przy wielu transakcjach średni wynik to strata. ' +
          'Nagła wiadomość może odwrócić transakcję w jej ostatniej sekundzie, a żadne ' +
          'zlecenie nie zatrzymuje tu straty w połowie drogi. Przeszłe kursy nie mówią, jaki ' +
          'będzie następny. Nie handluj za pieniądze, których potrzebujesz, i nie próbuj ' +
          'odegrać tego, co przepadło.',
      ],
    },
  ],
}
