// In Polish: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'Podpisane i w publicznym dzienniku',
  note:
    'Warunki i wynik są podpisane, a odcisk każdego z nich jest w dzienniku, którego nikt ' +
    'nie może niepostrzeżenie zmienić. Kto ma plik, może go sprawdzić bez nas.',
  save: 'Zapisz podpisane pokwitowanie',
  loading: 'Wczytywanie podpisów',
  waiting: 'Dziennik mówi raz na minutę, co zawiera: reszta nastąpi w ciągu dwóch minut.',
  good: 'Wszystko się zgadza',
  bad: 'To się nie zgadza',
  incomplete: 'Jeszcze nie wszystko',
  findings: {
    terms_signed: 'Warunki są podpisane',
    terms_logged: 'Dziennik ma warunki',
    settlement_signed: 'Wynik jest podpisany',
    settlement_logged: 'Dziennik ma wynik',
    same_trade: 'Wynik dotyczy tych warunków',
    prices_logged: 'Dziennik ma kursy, które go rozstrzygają',
  },
  yes: 'Zgadza się',
  no: 'Nie zgadza się',
  notYet: 'Jeszcze nie',
  choose: 'Wybierz pokwitowanie',
  chooseNote: 'Plik zostaje w twojej przeglądarce, która nie potrzebuje do tego połączenia.',
  unreadable:
    'Ten plik nie jest podpisanym pokwitowaniem. Zapisuje się je na stronie pokwitowania.',
  tooOld:
    'Ta przeglądarka nie potrafi sprawdzać podpisów (Ed25519). Nowsza potrafi, albo npm run ' +
    'verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'jeszcze otwarta',
    Won: (paid) => `wygrana, zapłacono ${paid}`,
    Lost: 'przegrana',
    Draw: (paid) => `remis, wróciło ${paid}`,
    Void: (paid) => `nieważna, wróciło ${paid}`,
  },
  mode: { real: 'Live', demo: 'Demo' },
  recomputed: 'Przeliczone z kursów dziennika',
  stated: (text) => `Plik mówi ${text}`,
  computed: (text) => `przeliczone ${text}`,
  none: 'brak',
  keyIs: 'Podpisał klucz',
  keyNote: 'Porównaj go z kluczem, który znasz, albo z /log/keys.json platformy.',
  askLog: 'Zapytaj dziennik',
  held: 'Dziennik nadal to zawiera, tak jak było.',
  notHeld: 'Dziennik już tego nie zawiera: zachowaj ten plik, dowodzi on, że historię zmieniono.',
  logAway: 'Dziennik nie odpowiedział. Spróbuj później.',
}
