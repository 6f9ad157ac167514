// In Polish: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { limits as english } from '../limits.ts'

const plural = pluralOf('pl')

const kinds = {
  loss: {
    title: 'Straty',
    what:
      'Ile najwyżej tracisz: przegrane stawki minus wygrane zyski oraz wszystkie stawki ' +
      'otwartych transakcji. Transakcja, która mogłaby to przekroczyć, jest odrzucana.',
  },
  stake: {
    title: 'Stawki',
    what: 'Ile najwyżej stawiasz, bez względu na to, czy wygrywasz, czy przegrywasz.',
  },
  deposit: {
    title: 'Wpłaty',
    what: 'Ile najwyżej wpłacasz.',
  },
}

export const limits: Messages<typeof english> = {
  session: 'Sesja',
  sessionWon: (won, all) => `wygrane: ${won} z ${all}`,
  title: 'Limity i przerwy',
  lead:
    'Ustaw własne granice na spokojnie. Ustawienie lub obniżenie działa od razu; ' +
    'podwyższenie lub usunięcie trwa 24 godziny i do tego czasu możesz zmienić zdanie.',
  liveOnly:
    'Limity liczą tylko transakcje na koncie live. Czas to UTC; tygodnie zaczynają się ' +
    'w poniedziałek.',
  kinds,
  periods: { day: 'Na dzień', week: 'Na tydzień', month: 'Na miesiąc' },
  none: 'Bez limitu',
  usedOnly: (used) => `dotąd ${used}`,
  used: (used, amount) => `${used} z ${amount}`,
  left: (left) => `zostało ${left}`,
  ahead: (gain) => `${gain} na plusie`,
  anew: (when) => `zaczyna się od nowa ${when}`,
  becomes: (amount, when) => `Zmieni się na ${amount}: ${when}.`,
  ends: (when) => `Skończy się: ${when}.`,
  keep: 'Zostaw bez zmian',
  set: 'Ustaw limit',
  change: 'Zmień',
  amount: 'Limit w dolarach',
  save: 'Zapisz',
  remove: 'Usuń',
  cancel: 'Anuluj',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'Zrób przerwę',
  breaksLead:
    'Przerwa od razu zatrzymuje handel na obu kontach oraz wpłaty. Otwarte transakcje trwają ' +
    'do końca. Nadal możesz się logować, by czytać, wypłacać i zamknąć konto.',
  coolOff: 'Przerwa na ochłonięcie',
  coolOffWhat: 'Krótka przerwa, by nabrać dystansu.',
  exclusion: 'Samowykluczenie',
  exclusionWhat: 'Długa przerwa, jeśli handel stał się problemem.',
  howLong: 'Na jak długo',
  lengths: {
    '24h': '24 godziny',
    '7d': '7 dni',
    '30d': '30 dni',
    '6m': '6 miesięcy',
    '1y': '1 rok',
    '5y': '5 lat',
  },
  goOn: 'Dalej',
  sure: (length) => `Przestać handlować na ${length}?`,
  consequences: (length) => [
    `Od tej chwili, przez ${length}, nie możesz otwierać transakcji, live ani demo, ani wpłacać.`,
    'Otwarte transakcje trwają do końca, a to, co zapłacą, jest twoje.',
    'Nie da się tego cofnąć. Nikt nie może tego zakończyć wcześniej: ani ty, ani nasze wsparcie.',
  ],
  password: 'Twoje hasło',
  confirm: (length) => `Przestań na ${length}`,
  runs: (when) => `Trwa do ${when}. Możesz ją wydłużyć, nie skrócić.`,
  reminder: 'Przypomnienie o sesji',
  reminderWhat:
    'Pokazuje ci co tyle minut, jak długo tu jesteś i co przyniosły twoje transakcje live.',
  minutes: 'Minuty',
  minutesBounds: (least, most) => `Od ${least} do ${most}.`,
  off: 'Wyłącz',
  reminderOn: (minutes) => `Co ${minutes} min.`,
  reminderOff: 'Wyłączone.',
  formLeft: {
    loss: {
      day: 'Twój dzienny limit strat',
      week: 'Twój tygodniowy limit strat',
      month: 'Twój miesięczny limit strat',
    },
    stake: {
      day: 'Twój dzienny limit stawek',
      week: 'Twój tygodniowy limit stawek',
      month: 'Twój miesięczny limit stawek',
    },
  },
  onBreak: (when) => `Masz przerwę od handlu do ${when}.`,
  hours: (count) =>
    plural(count, { one: '1 godzina', few: `${count} godziny`, other: `${count} godzin` }),
  minutesLong: (count) =>
    plural(count, { one: '1 minuta', few: `${count} minuty`, other: `${count} minut` }),
  here: (length) => `Twój czas tutaj: ${length}`,
  result: (count, result) =>
    plural(count, {
      one: `Od tego czasu skończyła się 1 transakcja live, razem ${result}.`,
      few: `Od tego czasu skończyły się ${count} transakcje live, razem ${result}.`,
      other: `Od tego czasu skończyło się ${count} transakcji live, razem ${result}.`,
    }),
  noResult: 'Od tego czasu nie skończyła się żadna transakcja live.',
  unknownResult: 'Nie udało się wczytać tego, co przyniosły twoje transakcje live.',
  stay: 'Dalej',
  toLimits: 'Limity i przerwy',
}
