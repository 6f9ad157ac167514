// XRP, the coin of the ledger that the company Ripple builds on, explained in Polish.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Handel Ripple',
  description:
    'Czym jest XRP i jak wiąże się z firmą Ripple, co porusza jego kursem i ile ' +
    'kosztuje oraz czym ryzykuje tu krótka transakcja, z kursem na żywo i policzonym ' +
    'przykładem.',
  lead:
    'Mówi się Ripple, a ma się na myśli XRP. Jedno to firma, drugie moneta. Jak się ze ' +
    'sobą wiążą, co porusza kursem i co oznacza tu transakcja na niej.',
  sections: [
    {
      title: 'Czym jest',
      paragraphs: [
        'XRP to moneta XRP Ledger, sieci do przenoszenia wartości między ludźmi i między ' +
          'walutami. Ripple to amerykańska firma, która sprzedaje usługi płatnicze bankom i ' +
          'firmom przekazowym, a niektóre z nich używają XRP jako mostu: pieniądze w jednym ' +
          'kraju zamieniają się w XRP, a kilka sekund później w innym w miejscową walutę.',
        'Nikt go nie wydobywa. Na początku utworzono sto miliardów XRP, a większość z nich ' +
          'dostała firma. Każda płatność niszczy drobniutką opłatę, więc ich liczba spada, ' +
          'bardzo powoli.',
      ],
    },
    {
      title: 'Jak działa',
      paragraphs: [
        'Księgę uzgadnia się głosowaniem. Serwery zwane walidatorami proponują, które ' +
          'płatności będą następne, i powtarzają to, aż prawie wszyscy, którym ufają, ' +
          'powiedzą to samo. Trwa to kilka sekund i prawie nie wymaga prądu. Każdy serwer ' +
          'wybiera, komu ufa, a większość bierze listę publikowaną przez Ripple albo przez ' +
          'fundację stojącą za księgą. Krytycy uważają to za zbyt scentralizowane; ' +
          'zwolennicy odpowiadają, że nikt z listy nie może wydać cudzych monet.',
        'Ripple zablokowało większą część swoich zasobów w kontraktach w księdze. ' +
          'Uwalniają one co miesiąc stałą ilość, a to, czego firma nie użyje, blokuje z ' +
          'powrotem.',
      ],
    },
    {
      title: 'Co porusza jego kursem',
      paragraphs: [
        'Przez lata bardziej niż cokolwiek innego poruszały nim sądy. Pismo albo wyrok ' +
          'mogły zmienić kurs o jedną trzecią w ciągu dnia. Wiadomości o banku, który ' +
          'próbuje usługi, o funduszu albo o dopuszczeniu na giełdę działają tak samo w ' +
          'mniejszej skali. Poza tym XRP idzie z bitcoinem i resztą rynku.',
        'Nieliczni mają go bardzo dużo. To, co sprzedają firma i jej założyciele, jest ' +
          'podażą, którą inni muszą przejąć. To, że płatności idą przez księgę, samo nie ' +
          'podnosi kursu, bo most trzyma każdą monetę tylko przez kilka sekund.',
        'W ciągu kilku minut większość ruchu to przypadek.',
      ],
    },
    {
      title: 'Krótka historia',
      paragraphs: [
        'Trzech programistów uruchomiło księgę w czwartym roku bitcoina, szukając sposobu ' +
          'na uzgadnianie bez wydobycia. Firmę założono w tym samym roku. Jeden z trzech, ' +
          'Jed McCaleb, odszedł wcześnie z miliardami XRP, a sprzedawanie ich według umowy ' +
          'zajęło mu osiem lat.',
        'W pierwszym wielkim boomie kurs wzrósł wielokrotnie w ciągu tygodni, a w ' +
          'następnym roku stracił ponad dziewięć dziesiątych. Trzy lata po tym boomie, na ' +
          'kilka dni przed Bożym Narodzeniem, amerykański nadzór papierów wartościowych ' +
          'pozwał firmę: XRP, twierdził, sprzedawano jak akcję bez dokumentów, których akcja ' +
          'wymaga. Giełdy usunęły monetę, a kurs w około tydzień spadł o ponad połowę. ' +
          'Sędzia podzieliła potem sprawę. Sprzedaż wielkim inwestorom złamała prawo, ' +
          'sprzedaż na otwartych giełdach nie. Firma zapłaciła karę, obie strony wycofały ' +
          'odwołania, a sprawa skończyła się po prawie pięciu latach.',
      ],
    },
    {
      title: 'Handel tutaj',
      paragraphs: [
        'Nie kupujesz tu XRP. Wybierasz kwotę, czas i stronę. Zanim zdecydujesz, widzisz, ' +
          'gdzie leżałby strike, ile zyskasz, jeśli masz rację, i ile stracisz, jeśli nie. ' +
          'Jak daleko leży, jest ustalone, gdy twoje zlecenie zostaje przyjęte. Twoje ' +
          'wejście to pierwszy kurs chwilę później; decyduje ostatni kurs w chwili końca lub ' +
          'przed nią.',
        'Wobec dolara kurs jest małą liczbą, i jego kroki też są małe. Wobec etheru handel ' +
          'gdzie indziej jest płytki. Mogą mijać minuty bez świeżego kursu, a bez niego nie ' +
          'przyjmujemy zleceń.',
      ],
    },
    {
      title: 'Co ryzykujesz',
      paragraphs: [
        'Możesz stracić całą kwotę każdej transakcji. Nasza marża jest częścią każdego ' +
          'strike, więc przy wielu transakcjach średni wynik to strata. Ta moneta ma ' +
          'historię nagłych ruchów po wiadomościach, których nikt poza salą sądową nie mógł ' +
          'znać. Jeśli brakuje kursów, gdy twoja transakcja się kończy, jest ona nieważna, a ' +
          'stawka wraca. Kurs, który potwierdza drugie doniesienie, liczy się, choćby był ' +
          'zaskakujący. Handluj tylko za pieniądze, bez których możesz się obejść.',
      ],
    },
  ],
}
