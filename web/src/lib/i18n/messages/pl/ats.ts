// In Polish: automated trades.

import { atsReasons } from '#contract/client/pl/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { ats as english } from '../ats.ts'

const plural = pluralOf('pl')

export const ats: Messages<typeof english> = {
  title: 'Transakcje automatyczne',
  lead:
    'Transakcje według sygnałów są za ciebie zawierane, gdy otwiera się ich okno, ' +
    'w granicach, które ustawisz. Reguły, z których pochodzą sygnały, są na stronie ' +
    'sygnałów, z bilansem każdej.',
  switchTitle: 'Transakcje automatyczne są',
  runs: { off: 'wyłączone', demo: 'włączone: demo', real: 'włączone: live' },
  turnOff: 'Wyłącz teraz',
  turnOnDemo: 'Włącz dla demo',
  turnOnReal: 'Włącz dla live',
  settleFirst: 'Ustaw poniżej, czym handlować; wtedy możesz włączyć to dla demo.',
  pausedAll: 'Nasz zespół wstrzymał transakcje automatyczne dla wszystkich.',
  pausedYou: 'Nasz zespół wstrzymał twoje transakcje automatyczne.',
  because: (reason) => `Powód: ${reason}`,
  offSince: (when, reason) => `Wyłączone od ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Dziś (UTC): transakcje ${trades} z ${allowed}, otwarte: ${open}, dotąd ${brought}.`,
  liveNeeds: (trials, needed) =>
    'Live wymaga planu i rozstrzygniętych transakcji demo z tymi ustawieniami w liczbie ' +
    `${needed}: dotąd ${trials}.`,
  toPlans: 'Zobacz plany',

  statementTitle: 'Ile prawdopodobnie stracisz',
  likely: (loss, trades, share) =>
    `Średnio około ${loss} dziennie: ${trades} ` +
    `${plural(trades, { one: 'transakcja', few: 'transakcje', other: 'transakcji' })} ` +
    `dziennie, ${share} każdej stawki.`,
  atMost: (loss) => `Co najwyżej ${loss} dziennie, jeśli każda transakcja przegra.`,
  ruleLoses: (rule) => `Według swojego bilansu ${rule} traci, a przypadek tego nie wyjaśnia.`,
  noPromise:
    'O żadnej regule tutaj nie wiadomo, że wygrywa. Marża w każdej cenie jest po naszej stronie.',
  understood: 'Mam to przeczytane i wiem, że prawdopodobnie stracę te pieniądze.',
  cancel: 'Anuluj',

  settingsTitle: 'Czym się handluje',
  change: 'Zmień',
  save: 'Zapisz',
  changeEndsLive: 'Zmiana ustawień wyłącza live: najpierw są sprawdzane na demo.',
  emptyIsNone: 'Puste pole oznacza brak takiego limitu.',
  labels: {
    rules: 'Reguły',
    symbols: 'Instrumenty',
    stake: 'Kwota na transakcję',
    share: 'Udział salda, %',
    share_bp: 'Udział salda, %',
    hours: 'Godziny (UTC)',
    from: 'Od, UTC',
    to: 'Do, UTC',
    'hours.from': 'Od, UTC',
    'hours.to': 'Do, UTC',
    trades_per_day: 'Najwięcej transakcji dziennie',
    stake_per_day: 'Największe stawki dziennie, $',
    loss_per_day: 'Największe straty dziennie, $',
    losses_in_row: 'Wyłącz po stratach z rzędu',
    cool_down_minutes: 'Minuty oczekiwania po stracie',
    pair_losses: 'Pomiń parę po stratach z rzędu',
    drawdown: 'Wyłącz przy obsunięciu o, $',
    tells: 'Powiadamiaj mnie',
  },
  stakeBy: 'Ile',
  stakeFixed: 'Za każdym razem ta sama kwota',
  stakeShare: 'Udział salda',
  stakeMost: (most) => `Co najwyżej ${most} na transakcję.`,
  lossHint: 'To, co otwarte, liczy się jako stracone.',
  hoursHint: 'Jak 07:30; oba puste: o każdej porze.',
  allHours: 'O każdej porze',
  ofBalance: (share) => `${share} salda`,
  none: 'Bez limitu',
  tells: {
    nothing: 'O niczym',
    ends: 'Gdy zostanie wyłączone',
    trades: 'Gdy zostanie wyłączone i o każdej transakcji',
  },

  logTitle: 'Co zrobiono',
  logNote:
    'Sygnały, które nastąpiły z tego samego powodu, nie są wymieniane ponownie. Czas to UTC. ' +
    'Kto bierze ten sam sygnał, jest obsługiwany w kolejności wylosowanej.',
  logEmpty: 'Jeszcze nic. Po włączeniu będzie tu opisany każdy sygnał twoich reguł.',
  more: 'Wczytaj więcej',
  done: {
    waiting: 'w trakcie składania',
    placed: 'otwarta',
    refused: 'odrzucona',
    skipped: 'niezawarta',
  },
  ended: { hit: 'Wygrana', miss: 'Przegrana', tie: 'Remis', void: 'Nieważna' },
  modes: { demo: 'Demo', real: 'Live' },
  receipt: 'Pokwitowanie',
  refused: 'Zlecenie zostało odrzucone.',
  reasons: atsReasons,
  place: (place, places) => `Obsłużono jako numer ${place} z ${places}`,
  lot: 'Kolejność jest kolejnością SHA-256 z tego ziarna i numeru każdego konta:',

  resultsTitle: 'Wyniki',
  resultsOf: (mode) => `Wyniki, ${mode}`,
  resultsEmpty: 'Na tym koncie nie ma jeszcze transakcji automatycznych.',
  results: {
    brought: 'Wynik',
    drawdown: 'Największe obsunięcie',
    cost: 'Koszt marży',
    staked: 'Postawiono',
    placed: 'Transakcje',
    ends: 'Wygrane, przegrane, remisy, nieważne',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'Marża jest w każdej cenie i kosztuje średnio tyle. Nic więcej nie jest pobierane za ' +
    'transakcje automatyczne.',
  curveSays: (days, result) =>
    `Wynik z ${days} ${plural(days, { one: 'dnia', other: 'dni' })} z transakcjami: ${result}.`,
}
