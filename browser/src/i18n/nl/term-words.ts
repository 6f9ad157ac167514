// In Dutch: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'Dit is geen adres. Kopieer het opnieuw uit je wallet.',
  bad_checksum: 'In dit adres zit een fout. Kopieer het opnieuw uit je wallet.',
  unsupported: 'Dit soort adres heeft nog geen nut op zijn netwerk, en geld daar is verloren.',
  wrong_coin: 'Dit adres hoort bij een andere munt.',
  wrong_network: 'Dit adres hoort bij een ander netwerk.',
  zero_address: 'Niemand heeft dit adres: geld dat erheen gaat, is verloren.',

  day: 'dag',
  week: 'week',
  month: 'maand',

  approved: 'goedgekeurd',
  paid: 'betaald',
  rejected: 'afgewezen',
  cancelled: 'geannuleerd',
  replaced: 'vervangen',
  reversed: 'teruggenomen',
  restored: 'opnieuw bijgeschreven',
  returned: 'teruggekomen',
  gone: 'weg',

  any_way: 'welke vorm ook',
  bank: 'dollars per bank',
} as const satisfies Readonly<Record<Term, string>>
