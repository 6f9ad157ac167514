// In Polish: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'To nie jest adres. Skopiuj go ponownie ze swojego portfela.',
  bad_checksum: 'W tym adresie jest błąd. Skopiuj go ponownie ze swojego portfela.',
  unsupported:
    'Taki rodzaj adresu nie ma jeszcze zastosowania w swojej sieci, a pieniądze tam wysłane ' +
    'przepadają.',
  wrong_coin: 'Ten adres należy do innej kryptowaluty.',
  wrong_network: 'Ten adres należy do innej sieci.',
  zero_address: 'Tego adresu nikt nie posiada: pieniądze tam wysłane przepadają.',

  day: 'dzień',
  week: 'tydzień',
  month: 'miesiąc',

  approved: 'zatwierdzona',
  paid: 'zrealizowana',
  rejected: 'odrzucona',
  cancelled: 'anulowana',
  replaced: 'zastąpiona',
  reversed: 'cofnięta',
  restored: 'zaksięgowana ponownie',
  returned: 'zwrócona',
  gone: 'utracona',

  any_way: 'w żadnej postaci',
  bank: 'dolary przez bank',
} as const satisfies Readonly<Record<Term, string>>
