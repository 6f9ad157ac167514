// In Polish: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Sygnały',
  description:
    'Każdy sygnał, jaki kiedykolwiek dały nasze reguły, opublikowany przed otwarciem swojego ' +
    'okna i policzony bez względu na to, co z niego wyszło, z trafieniami, chybieniami i tym, ' +
    'ile trzeba by do progu rentowności.',
  lead:
    'Reguły, które każdy może przeczytać, patrzą na nasze własne kursy i od czasu do czasu ' +
    'mówią Buy lub Sell. Każdy sygnał jest zapisywany przed otwarciem swojego okna ' +
    'i liczony bez względu na to, co z niego wyjdzie.',
  measuredTitle: 'Jak mierzy się sygnał',
  measured: [
    'Jak transakcję, którą każdy mógłby złożyć w chwili otwarcia jego okna, po oferowanej ' +
      'stopie strike najbliższej podwojenia stawki. Trafienie to taka transakcja, która by ' +
      'wygrała.',
    'Próg rentowności nie jest więc połową. To wartość, którą trafienia muszą przekroczyć, by ' +
      'wygrane przeważyły straty, i jest zaznaczony obok każdego bilansu. Moneta trafia tak ' +
      'często, jak mówi cena transakcji, czyli o marżę rzadziej niż próg rentowności.',
    'Sygnały są zapisywane przed otwarciem swojego okna, a baza danych nie przyjmuje ' +
      'spóźnionych. Żadnego nie można zmienić ani cofnąć. Reguła, którą zmieniono lub której ' +
      'dano inny parametr, zaczyna nowy bilans; stary zostaje tam, gdzie się skończył.',
    'Wokół udziału trafień jest przedział, w którym prawdziwy udział z reguły leży, jeśli ' +
      'każdy sygnał jest osobną próbą (przedział Wilsona). Instrumenty poruszają się razem, ' +
      'więc dla wszystkich łącznie jest on nieco za wąski.',
    'Niczego się nie szereguje i nie wybiera się najlepszego tygodnia: z wielu bilansów ' +
      'któryś zawsze błyszczy dzięki szczęściu.',
  ],
  checkTitle: 'Policz je ponownie',
  check:
    'Każdy zakończony sygnał można odczytać jako JSON, strona po stronie, a kursy, na których ' +
    'go zmierzono, to te, według których rozlicza się transakcje.',
  checkLink: 'Sygnały jako JSON',
}
