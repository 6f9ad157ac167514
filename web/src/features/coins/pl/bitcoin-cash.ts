// Bitcoin Cash, explained in Polish.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Handel Bitcoin Cash',
  description:
    'Czym jest bitcoin cash, dlaczego oddzielił się od bitcoina, co porusza jego ' +
    'kursem i ile kosztuje oraz czym ryzykuje tu krótka transakcja, z kursem na żywo i ' +
    'policzonym przykładem.',
  lead:
    'Moneta, która dzieli z bitcoinem pierwsze lata i odeszła z powodu jednego ' +
    'pytania: ile mieści się w bloku. Co z tego wyszło i co oznacza tu transakcja na ' +
    'niej.',
  sections: [
    {
      title: 'Czym jest',
      paragraphs: [
        'Bitcoin Cash to odgałęzienie Bitcoina. Do dnia podziału oba mają tę samą księgę, ' +
          'zapis po zapisie; od tego dnia każdy ma własną. Kto miał tego dnia bitcoina, miał ' +
          'też tyle samo bitcoin cash.',
        'Jego zwolennicy chcą, by monety wydawano, w sklepach i ponad granicami, za opłatę ' +
          'zbyt małą, by ją zauważyć. Może ich być najwyżej tyle, ile bitcoinów, niecałe ' +
          'dwadzieścia jeden milionów.',
      ],
    },
    {
      title: 'Jak działa',
      paragraphs: [
        'Mechanizm jest ten sam co w bitcoinie. Płatności podpisuje się kluczami ' +
          'prywatnymi, górnicy zbierają je w bloki mniej więcej co dziesięć minut, a mniej ' +
          'więcej co cztery lata nagroda za blok zmniejsza się o połowę. Różnicą jest ' +
          'miejsce: blok może być wiele razy większy niż pierwotny limit bitcoina, więc ' +
          'płatności rzadko czekają w kolejce, a opłaty pozostają ułamkami centa.',
        'Obie monety wydobywa się na tych samych maszynach. Górnik może przejść z jednego ' +
          'łańcucha na drugi w ciągu minut i idzie tam, gdzie godzina pracy daje więcej. ' +
          'Dlatego Bitcoin Cash dopasowuje trudność swojej zagadki przy każdym bloku. ' +
          'Ponieważ strzeże go znacznie mniej obliczeń niż bitcoina, atak na jego łańcuch ' +
          'też kosztowałby znacznie mniej.',
      ],
    },
    {
      title: 'Co porusza jego kursem',
      paragraphs: [
        'Najbardziej porusza nim bitcoin. Gdy spada duża moneta, mała zwykle spada z nią, ' +
          'a często dalej, bo po obu stronach czeka mniej zleceń. Własne wiadomości biorą ' +
          'się ze sporów programistów, z aktualizacji i z giełd, które ją dopuszczają albo ' +
          'usuwają.',
        'Para z bitcoinem usuwa wspólny ruch. Pozostaje to, jak rynek waży jedną wobec ' +
          'drugiej: w większość dni spokojniej, ze skokami, gdy coś dotyczy tylko jednej z ' +
          'nich.',
        'W ciągu kilku minut przypadek przeważa nad tym wszystkim.',
      ],
    },
    {
      title: 'Krótka historia',
      paragraphs: [
        'Przez lata użytkownicy bitcoina spierali się o limit wielkości bloku. Jedni ' +
          'chcieli większych bloków i tanich płatności; drudzy bloków na tyle małych, by ' +
          'każdy mógł je sprawdzić w domu. Pierwszego sierpnia dziewiątego roku bitcoina ' +
          'strona dużych bloków zaczęła własny łańcuch.',
        'Tamtej zimy cały rynek przeżywał boom. Duża amerykańska giełda dopuściła monetę ' +
          'bez zapowiedzi, kurs skoczył, a giełda wstrzymała handel jeszcze tego samego ' +
          'wieczoru. Następnej jesieni pokłócili się sami zwolennicy. Dwa obozy zużyły ' +
          'tygodnie obliczeń przeciw sobie, i odłączyła się kolejna moneta, Bitcoin SV. Dwa ' +
          'lata później inny spór, o płacenie programistom z nagrody za blok, doprowadził do ' +
          'jeszcze jednego podziału.',
        'Kurs przez większość czasu był znacznie niższy niż podczas pierwszej zimy. Sieć ' +
          'działała dalej, ze znacznie mniejszą liczbą płatności, niż mieszczą jej bloki.',
      ],
    },
    {
      title: 'Handel tutaj',
      paragraphs: [
        'Nie kupujesz tu monety i nigdy jej nie masz. Wybierasz kwotę i czas i mówisz, czy ' +
          'kurs skończy powyżej, czy poniżej strike. Zanim zdecydujesz, widzisz, gdzie ' +
          'leżałby strike, ile zyskasz, jeśli masz rację, i ile stracisz, jeśli nie. Jak ' +
          'daleko leży, jest ustalone, gdy twoje zlecenie zostaje przyjęte. Twoje wejście to ' +
          'pierwszy kurs chwilę później; decyduje ostatni kurs w chwili końca lub przed nią.',
        'Zwróć uwagę na tick, najmniejszy krok kursu. Wobec bitcoina kurs jest małym ' +
          'ułamkiem z wieloma miejscami po przecinku. Gdy instrument przez jakiś czas prawie ' +
          'się nie porusza, niektórych strike nie da się ustawić uczciwie, i wtedy żadnych ' +
          'nie oferujemy.',
      ],
    },
    {
      title: 'Co ryzykujesz',
      paragraphs: [
        'Możesz stracić całą kwotę każdej transakcji. Nasza marża jest częścią każdego ' +
          'strike, więc przy wielu transakcjach średni wynik to strata. Na płytkim rynku ' +
          'jedno duże zlecenie może przesunąć kurs przez twój strike i z powrotem. Jeśli na ' +
          'końcu brakuje świeżych kursów, transakcja jest nieważna, a twoja stawka wraca; ' +
          'chroni cię to przed złym kursem, nie przed złym wynikiem. Handluj tylko tym, bez ' +
          'czego możesz się obejść.',
      ],
    },
  ],
}
