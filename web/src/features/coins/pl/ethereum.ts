// Ethereum and its coin ether, explained in Polish.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Handel Ethereum',
  description:
    'Czym są ethereum i jego moneta ether, jak działają, co porusza kursem i ile ' +
    'kosztuje oraz czym ryzykuje tu krótka transakcja, z kursem na żywo i policzonym ' +
    'przykładem.',
  lead:
    'Sieć, która prócz płatności uruchamia programy, i moneta, którą się za to płaci. ' +
    'Jak działa, dlaczego jej kurs się porusza i co oznacza tu transakcja na niej.',
  sections: [
    {
      title: 'Czym jest',
      paragraphs: [
        'Ethereum to komputer, który nie należy do nikogo. Tysiące maszyn prowadzą tę samą ' +
          'księgę i uruchamiają te same programy, zwane inteligentnymi kontraktami, i ' +
          'zgadzają się co do każdego wyniku. Z takich programów buduje się pożyczki, ' +
          'giełdy, gry i inne monety.',
        'Ether jest monetą tej sieci. Każdy krok programu kosztuje go trochę, więc kto ' +
          'chce korzystać z ethereum, potrzebuje etheru. Nie ma stałego limitu, ile może go ' +
          'być.',
      ],
    },
    {
      title: 'Jak działa',
      paragraphs: [
        'Ethereum zaczęło od górników, jak bitcoin. Dziś zamiast nich ma walidatorów: ' +
          'ludzi, którzy blokują ether jako zastaw, na zmianę proponują bloki i potwierdzają ' +
          'bloki innych. Uczciwa praca daje mały dochód. Podpisanie dwóch sprzecznych bloków ' +
          'kosztuje część zastawu. Blok powstaje mniej więcej co dwanaście sekund, a kilka ' +
          'minut później uchodzi za ostateczny.',
        'Każda płatność i każdy program płaci opłatę. Jej część, opłata podstawowa, ' +
          'rośnie, gdy bloki są pełne, i jest niszczona, zamiast trafić do kogokolwiek. W ' +
          'ruchliwych czasach może zniknąć więcej etheru, niż powstaje. Duża część ruchu ' +
          'przeniosła się do sieci zbudowanych na wierzchu, które rozliczają się w ethereum ' +
          'paczkami i kosztują mniej.',
      ],
    },
    {
      title: 'Co porusza jego kursem',
      paragraphs: [
        'Ether w większość dni idzie za bitcoinem. Poza tym zależy od tego, jak bardzo ' +
          'sieć jest używana: moda na jakiś rodzaj tokenu oznacza opłaty, a opłaty oznaczają ' +
          'popyt. Aktualizacje zmieniają to, ile etheru powstaje lub jest niszczone. ' +
          'Fundusze go kupują i sprzedają, posiadacze go blokują lub uwalniają.',
        'Programy trzymają bardzo duże sumy, a ich błędy były okradane wiele razy. ' +
          'Pożyczki zabezpieczone etherem są zamykane przez same programy, gdy kurs spada, ' +
          'co w tej samej minucie sprzedaje go więcej.',
        'W krótkim czasie przypadek jest największą siłą.',
      ],
    },
    {
      title: 'Krótka historia',
      paragraphs: [
        'Vitalik Buterin, mając dziewiętnaście lat, opisał pomysł w artykule. Ether po raz ' +
          'pierwszy sprzedano publicznie następnego lata, a sieć ruszyła rok później. W ' +
          'pierwszym roku pula inwestycyjna o nazwie DAO zebrała siódmą część całego etheru, ' +
          'a złodziej znalazł błąd w jej programie. Większość użytkowników zgodziła się ' +
          'przepisać księgę, tak by pieniądze wróciły. Mniejszość odmówiła, a jej łańcuch ' +
          'żyje dalej jako Ethereum Classic.',
        'Fala nowych tokenów zaniosła kurs na pierwszy wielki szczyt, a w ciągu roku ' +
          'stracił on ponad dziewięć dziesiątych. Programy pożyczkowe i handel obrazkami ' +
          'zaniosły go na następny, i stracił około czterech piątych. Tymczasem sieć ' +
          'wymieniła silnik w biegu: wydobycie się skończyło, a zużycie prądu spadło o ponad ' +
          'dziewięćdziesiąt dziewięć części na sto.',
      ],
    },
    {
      title: 'Handel tutaj',
      paragraphs: [
        'Nie kupujesz tu etheru i nie potrzebujesz portfela. Wybierasz kwotę i czas i ' +
          'mówisz, czy kurs skończy powyżej, czy poniżej strike. Zanim zdecydujesz, widzisz, ' +
          'gdzie leżałby strike, ile zyskasz, jeśli masz rację, i ile stracisz, jeśli nie. ' +
          'Jak daleko leży, jest ustalone, gdy twoje zlecenie zostaje przyjęte. Twoje ' +
          'wejście to pierwszy kurs chwilę później; decyduje ostatni kurs w chwili końca lub ' +
          'przed nią.',
        'Pary poniżej zestawiają ether z pieniędzmi albo z bitcoinem. Wobec dolara ' +
          'handlujesz nastrojem całego rynku; wobec bitcoina tylko tym, który z nich radzi ' +
          'sobie lepiej.',
      ],
    },
    {
      title: 'Co ryzykujesz',
      paragraphs: [
        'Możesz stracić całą kwotę każdej transakcji. Nasza marża jest częścią każdego ' +
          'strike, więc przy wielu transakcjach średni wynik to strata. Ether zwykle waha ' +
          'się szerzej niż bitcoin; strike to uwzględniają, więc szersze wahania nie czynią ' +
          'wygranej bardziej prawdopodobną. Kradzież lub błąd ogłoszone w trakcie twojej ' +
          'transakcji liczą się jak każda inna wiadomość. Handluj tylko za pieniądze, ' +
          'których utrata niczego by dla ciebie nie zmieniła.',
      ],
    },
  ],
}
