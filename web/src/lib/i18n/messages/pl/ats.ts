// In Polish: automated trades.

import type { AtsReason } from '#contract/client/ats-reasons.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { ats as english } from '../ats.ts'

const plural = pluralOf('pl')

const reasons: Readonly<Record<AtsReason, string>> = {
  paused_for_all: 'Nasz zespół wstrzymał transakcje automatyczne dla wszystkich.',
  paused_by_staff: 'Nasz zespół wstrzymał twoje transakcje automatyczne.',
  no_plan: 'Automatyczne transakcje live należą do planu, a ty go nie masz.',
  not_tried:
    'Automatyczne transakcje live czekają na dziesięć rozstrzygniętych transakcji demo z tymi ' +
    'samymi ustawieniami.',
  outside_hours: 'Było to poza wybranymi przez ciebie godzinami.',
  plan_trades: 'Złożono wszystkie automatyczne transakcje dnia, na które pozwala twój plan.',
  day_trades: 'Złożono wszystkie transakcje na dzień, na które pozwalasz.',
  day_stake: 'Jeszcze jedna przekroczyłaby twoje największe stawki na dzień.',
  day_loss:
    'Jeszcze jedna mogłaby przekroczyć twoje największe straty na dzień, łącznie z otwartymi ' +
    'transakcjami.',
  cooling_down: 'Było za wcześnie po stracie: trwał twój czas oczekiwania.',
  pair_dropped: 'Para przegrała z rzędu tyle razy, na ile pozwalasz.',
  drawdown_open:
    'Wraz z tym, co otwarte, jeszcze jedna mogłaby przekroczyć twoje największe obsunięcie.',
  stake_too_small: 'Twój udział salda był mniejszy niż dolar.',
  stake_too_large: 'Stawka była większa, niż mogą mieć automatyczne transakcje twojego planu.',
  refused_often:
    'Zlecenia tego dnia odrzucono pięćdziesiąt razy: przed północą UTC nie ma kolejnych prób.',
  too_late: 'Do sygnału nie dotarto na czas: jego okno było otwarte zbyt długo.',
  not_sent: 'Praca serwera została przerwana, zanim wysłano zlecenie.',
  switched_off: 'Wyłączono to, zanim przyszła kolej.',

  by_client: 'Wyłączone przez ciebie.',
  other_settings: 'Zmieniono ustawienia.',
  losses_in_row: 'Przegrano z rzędu tyle, na ile pozwalasz.',
  drawdown: 'Następna mogłaby przekroczyć twoje największe obsunięcie.',
}

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
  reasons,
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
