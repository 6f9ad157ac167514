// In Polish: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Turnieje',
  lead:
    'Każdy zaczyna z tą samą liczbą żetonów i handluje nimi po tych samych cenach i na tych ' +
    'samych warunkach co dolarami. Żetony nie są pieniędzmi i nigdy się nimi nie stają; kto ma ' +
    'ich na końcu najwięcej, wygrywa to, co ogłoszono przed startem.',
  current: 'Nadchodzące i trwające',
  none: 'Nie ma teraz dla ciebie turnieju.',
  over: 'Zakończone',
  back: 'Wszystkie turnieje',
  practice: (from) => `Turniej ćwiczebny, ${from}`,
  states: {
    announced: 'Jeszcze się nie zaczął',
    running: 'Trwa',
    ending: 'Po czasie; ostatnie transakcje są rozliczane',
    ended: 'Zakończony',
    cancelled: 'Odwołany',
  },
  youAreIn: 'bierzesz udział',
  starts: 'Początek',
  ends: 'Koniec',
  joinUntil: 'Dołączyć można do',
  fee: 'Wpisowe',
  free: 'Bezpłatnie',
  demoDollars: (money) => `${money} (demo)`,
  pool: 'Pula nagród',
  entrants: 'Uczestnicy',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} z ${seats}`),
  facts: 'Co to jest',
  startChips: 'Każdy zaczyna z',
  chips: (figure) => `Żetony: ${figure}`,
  rebuys: 'Zaczynanie od nowa',
  rebuysMost: (most) => (most === 0 ? 'Niemożliwe' : `Najwyżej razy: ${most}`),
  poolTitle: 'Jak powstaje pula',
  fees: 'Wpłacone wpisowe',
  ofFees: (share) => `Z tego do puli (${share})`,
  added: 'Dodane przez platformę',
  prizes: 'Nagrody',
  placeShare: (place, share) => `Miejsce ${place} (${share})`,
  prizesNote:
    'Według obecnej puli, jeśli każde miejsce będzie zajęte. To, co przypada miejscom, których ' +
    'nikt nie zajmie, dzieli się między zajęte.',
  cancelledFor: (reason) => `Odwołany: ${reason} Wpisowe wróciło.`,
  available: 'Twoje żetony',
  staked: 'Postawione w otwartych transakcjach',
  shownAs: 'Nazwa na tablicy',
  shownAsHint: 'Widzą ją inni. Zostaw puste, aby był pokazywany numer.',
  rename: 'Zmień nazwę',
  join: (fee) => (fee === null ? 'Dołącz bezpłatnie' : `Dołącz za ${fee}`),
  sureJoin: (fee) =>
    `${fee} od razu schodzi z twojego salda. Do startu możesz zrezygnować i to odzyskać.`,
  late: 'Już się zaczął: kto dołącza teraz, ma mniej czasu.',
  leave: 'Zrezygnuj i odzyskaj wpisowe',
  rebuy: (fee) => `Zacznij od nowa za ${fee}`,
  rebuyNote: 'Przywraca ci żetony ze startu.',
  board: 'Jak kto stoi',
  result: 'Wynik',
  place: 'Miejsce',
  noPlace: '–',
  who: 'Nazwa',
  you: (name) => `${name} (ty)`,
  entrant: (number) => `Uczestnik ${number}`,
  chipsTitle: 'Żetony',
  trades: 'Transakcje',
  prize: 'Nagroda',
  noPrize: '–',
  nobody: 'Nikt jeszcze nie bierze udziału.',
  unbeaten: 'Handlowało mniej niż dwóch uczestników: nie ma wyniku, a wpisowe wróciło.',
  boardNote:
    'Według transakcji rozliczonych: to, co postawione, liczy się tak, jak było. Pytamy ponownie ' +
    'co 5 sekund.',
  resultNote: 'Tak, jak zapisano po rozliczeniu ostatniej transakcji. To się już nie zmienia.',
  proof: 'Sprawdź to samodzielnie',
  proofNote:
    'Wynik jest podpisany, a jego odcisk jest w publicznym dzienniku. Kto ma plik, może ' +
    'bez nas przeliczyć każde miejsce i każdą nagrodę:',
  saveResult: 'Zapisz podpisany wynik',
  trade: 'Handluj swoimi żetonami',
  closed: 'Żaden rynek nie jest teraz otwarty.',
  tooLate: 'Żadna transakcja nie skończyłaby się przed końcem turnieju.',
  instrument: 'Instrument',
  amount: 'Ile żetonów postawić',
  duration: 'Czas trwania',
  strikeRate: 'Zysk, jeśli racja',
  pays: (buy, sell) => `Buy: ${buy}, Sell: ${sell}`,
  price: 'Kurs',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of) => `Zysk w żetonach: ${of.profit}, poza ${of.strike}; wyceniona szansa ${of.chance}`,
  noQuote: 'Teraz brak ceny dla tej strony.',
  open: 'Otwarte transakcje',
  noOpen: 'Nie masz otwartych transakcji.',
  strike: 'Strike',
  rules: 'Zasady',
  ruleTexts: [
    'O twoim miejscu decydują żetony z rozliczonych transakcji. Otwarte liczą się jako to, co ' +
      'postawione, ani mniej, ani więcej.',
    'Z dwóch osób z tą samą liczbą żetonów wyżej stoi ta, która miała je wcześniej; potem ta, ' +
      'która dołączyła wcześniej.',
    'Kto nie ma rozstrzygniętej transakcji, nie ma miejsca. Transakcja nieważna oddaje swoją ' +
      'stawkę i niczego nie rozstrzyga.',
    'Transakcja musi się skończyć przed turniejem. Wynik powstaje, gdy rozliczona jest ostatnia.',
    'Dołączyć możesz do czasu podanego powyżej, także po starcie. W jednej chwili bierzesz ' +
      'udział tylko w jednym turnieju.',
    'Utracone połączenie niczego nie zmienia: transakcje trwają dalej i są rozliczane jak zawsze.',
    'Do startu możesz zrezygnować i odzyskać wpisowe. Jeśli turniej zostanie odwołany albo ' +
      'handluje mniej niż dwóch uczestników, wraca całe wpisowe.',
    'Cała pula jest na końcu wypłacana miejscom, od razu i samoczynnie. Żetony, które zostają, ' +
      'nie są nic warte.',
    'Dopóki twoje konto jest zamrożone lub masz przerwę, nie możesz dołączać ani handlować; to, ' +
      'co już osiągnięto, pozostaje.',
    'Na tablicy są tylko ci, którzy naprawdę biorą udział, pod wybraną nazwą lub numerem.',
  ],
}
