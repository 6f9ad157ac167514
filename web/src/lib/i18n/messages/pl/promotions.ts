// In Polish: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Promocje',
  lead:
    'Co się tu tobie oferuje i co się z tym dzieje. Nic z tego nie wiąże twoich własnych ' +
    'pieniędzy: możesz nimi handlować i je wypłacać, jakby promocji nie było.',
  enter: 'Wpisz kod',
  code: 'Kod promocyjny',
  codeHelp: 'Wielkie litery, spacje i kreski nie robią różnicy.',
  use: 'Użyj kodu',
  blocked: 'W tej chwili nic ci się nie oferuje',
  limits: 'Limity i przerwy',
  profile: 'Edytuj profil',
  closed: 'W kraju z twojego profilu nie trwa żadna promocja.',
  offers: 'Oferowane tobie',
  noOffers: 'Nie ma teraz nic do wzięcia bez kodu.',
  take: 'Weź to',
  sure: 'Wziąć tę premię przy następnej wpłacie?',
  yes: 'Weź to',
  no: 'Nie teraz',
  yours: 'Co ci przyznano',
  none: 'Nic ci jeszcze nie przyznano.',
  kinds: {
    code: 'Kod promocyjny',
    deposit: 'Premia od wpłaty',
    cashback: 'Zwrot części strat',
    referral: 'Polecenie',
  },
  states: {
    waiting: 'Czeka na wpłatę',
    running: 'W trakcie obrotu',
    paid: 'Wypłacono',
    given_up: 'Zrezygnowano',
    expired: 'Czas minął',
    taken_back: 'Wpłatę cofnięto',
  },
  bonus: 'Przyrzeczone dolary premiowe',
  gives: {
    bonus: (amount) => `${amount} w dolarach premiowych`,
    share: (percent, most, least) =>
      `Dolary premiowe: ${percent} % wpłaty wynoszącej ${least} lub więcej, najwyżej ${most}`,
    demo: (amount) => `${amount} na konto demo`,
    cashback: (percent, most, least) =>
      `${percent} % tego, co stracono, od straty ${least}, najwyżej ${most}`,
    reward: (own, friend, least) =>
      `${own} dla ciebie i ${friend} dla znajomej osoby, która wpłaci ${least} lub więcej`,
  },
  turnover: (times, days) =>
    `Stają się pieniędzmi, gdy obrót twoich transakcji wyniesie ${times} razy ich kwotę, w ciągu ` +
    `tylu dni: ${days}.`,
  every: {
    week: 'Liczone za każdy tydzień od poniedziałku, według UTC.',
    month: 'Liczone za każdy miesiąc, według UTC.',
  },
  referral: (days) =>
    'Wypłacane obojgu, gdy tożsamość poleconej osoby zostanie zatwierdzona, a pieniądze z jej ' +
    `pierwszej wpłaty pozostaną przez tyle dni: ${days}.`,
  until: (date) => `Trwa do ${date}`,
  progress: (counted, target) => `Obrót: ${counted} z ${target}`,
  ends: (date) => `Do ${date}`,
  ended: (date) => `Zakończono ${date}`,
  giveUp: 'Zrezygnuj',
  giveUpNamed: (name) => `Zrezygnuj: ${name}`,
  giveUpSure: 'Zrezygnować z tego? Twoje własne pieniądze pozostają bez zmian.',
  giveUpYes: 'Zrezygnuj',
  keep: 'Zachowaj',
  rules: 'Zasady, zanim cokolwiek weźmiesz',
  rule: [
    'Dolary premiowe są przyrzeczeniem, a nie pieniędzmi: nie można ich stawiać ani wypłacić ' +
      'i nikt nie udziela pod nie pożyczki.',
    'Handlujesz tylko własnymi pieniędzmi. Nigdy nie są one zablokowane: z powodu premii ich ' +
      'wypłaty nigdy się nie odrzuca ani nie opóźnia, a wypłata premii nie kończy.',
    'Transakcja na koncie live liczy się, gdy wygrała lub przegrała: ze swoją stawką albo ' +
      'z zyskiem, który mogła przynieść, jeśli jest mniejszy.',
    'Tam, gdzie dwie transakcje trwały w tym samym czasie na jednym instrumencie w przeciwnych ' +
      'kierunkach, nie liczy się żadna. Remisy i transakcje nieważne się nie liczą.',
    'Gdy obrót jest wystarczający, dolary premiowe stają się dolarami live, wszystkie naraz.',
    'Handlowanie więcej, by zdobyć premię, kosztuje średnio część tego, co stawiasz: w każdej ' +
      'cenie jest nasza marża. Handluj tak, jak bez premii.',
    'Z tego, czego jeszcze nie wypłacono, możesz w każdej chwili zrezygnować. To, czym nie ' +
      'obrócono na czas, kończy się i nie zabiera ze sobą niczego twojego.',
    'Promocja jest dla jednej osoby z gospodarstwa domowego: jeden dokument, urządzenie, karta ' +
      'lub adres wypłat.',
  ],
  responsible: (limit, days) =>
    'Nic się nie oferuje temu, kto ma przerwę na ochłonięcie, kto się wykluczył, czyje konto ' +
    `jest zamrożone albo kto stracił na koncie live więcej niż ${limit} w ostatnim czasie ` +
    `(w dniach: ${days}).`,
}
