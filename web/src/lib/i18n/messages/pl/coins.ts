// In Polish: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'Czym można handlować i na jakich warunkach',
  specificationLead:
    'Pary z ceną tej kryptowaluty, z ich warunkami. Kwota to stawka jednej transakcji.',
  noSpecification: 'Warunków nie można teraz pokazać. Wczytaj stronę ponownie za chwilę.',
  notQuoted: (coin) =>
    `Tam, skąd pochodzą nasze kursy, nikt nie podaje kursu ${coin}. Nie ma więc jej ` +
    'kursu, wykresu ani niczego do handlu.',
  facts: {
    price: 'Kurs',
    tick: 'Najmniejszy krok kursu',
    hours: 'Godziny',
    durations: 'Czasy trwania',
    amount: 'Kwota transakcji',
    payout: 'Najwięcej do zapłaty z otwartych transakcji',
    margin: 'Marża w każdej cenie',
  },
  perClient: (amount) => `${amount} na klienta`,
  always: 'Codziennie, całą dobę',
  weekly: 'Zamknięte w weekendy',
  closed: 'Teraz zamknięte',
  between: (least, most) => `od ${least} do ${most}`,
  noPrice: 'Teraz brak kursu',
  more: (pair) => `${pair} szczegółowo`,
  exampleTag: 'Przykład',
  exampleTitle: 'Jedna transakcja, trafna i nietrafna',
  exampleLead: ({ stake, pair, duration, side }) =>
    `Stawiasz ${stake} na ${pair} (czas trwania: ${duration}) i wybierasz ${side}: kurs musi ` +
    `skończyć ${side === 'Buy' ? 'powyżej' : 'poniżej'} strike. To zaoferowano by ci ` +
    'w chwili, gdy powstała ta strona.',
  noExample:
    'W tej chwili nie ma oferty dla tego przykładu: najnowszy kurs jest za stary, za mało ' +
    'wiadomo o tym, jak się porusza, porusza się za mało na uczciwy strike, albo tej ' +
    'transakcji się tu nie oferuje. Takie zlecenie zostałoby odrzucone.',
  example: {
    stake: 'Postawiona kwota',
    spot: 'Kurs teraz',
    strike: 'Strike, gdyby to było wejście',
    priced: 'Szansa wygranej, z jaką liczona jest cena',
    breakEven: 'Udział transakcji do wygrania, by wyjść na zero',
    margin: 'Nasza marża: oczekiwana strata na stawce',
    age: (source, age) => `Źródło: ${source}. Wiek kursu: ${age}.`,
  },
  right: 'Jeśli masz rację',
  wrong: 'Jeśli nie masz racji',
  equal: 'Jeśli jest równo',
  rightText: (end, profit, back) =>
    `Kurs kończy na ${end}, o jeden krok za strike. Zyskujesz ${profit}; razem ze stawką ` +
    `wraca ${back}.`,
  wrongText: (end, stake) =>
    `Kurs kończy na ${end}, o jeden krok przed strike. Tracisz ${stake}, całą stawkę. To, jak ` +
    'blisko było, nie ma znaczenia.',
  equalText: (strike, stake) =>
    `Kurs kończy na ${strike}, dokładnie na strike. To remis, i wraca ${stake}.`,
  exampleFoot: (breakEven, priced, cost) =>
    `Aby przy tym wyborze wyjść na zero, trzeba by wygrać ${breakEven} takich transakcji. ` +
    `Strike jest umieszczony tak, że należy oczekiwać wygranej ${priced} z nich. Nasza marża ` +
    `bierze się z różnicy: kosztuje średnio ${cost} z tej stawki, którąkolwiek stronę ` +
    'wybierzesz. Szansa nie jest obietnicą: następną transakcję można przegrać, cokolwiek ' +
    'zrobiły ostatnie.',
  read: 'Czytaj dalej',
  readFairness: 'Jak powstaje cena i jak się ją sprawdza',
  readRisk: 'Informacja o ryzyku',
  readPlans: 'Plany handlowe',
  minutes: (count) => `${count} min`,
  seconds: (count) => `${count} s`,
}
