// In Dutch: what every list of the office says.

import type { Messages } from '#contract/shared/messages.ts'
import type { list as english } from '../list.ts'

export const list: Messages<typeof english> = {
  columns: 'Kolommen',
  empty: 'Hier is niets.',
  emptySoFar: 'Tot nu toe niets: alleen een deel is bekeken.',
  emptyFiltered: 'Zo is er niets.',
  clear: 'Filters wissen',
  more: 'Meer',
  loadingMore: 'Meer wordt geladen',
  next: 'volgende rij',
  previous: 'vorige rij',
  open: 'de rij openen',
  search: 'zoeken',
  any: 'alle',
  from: 'Vanaf',
  to: 'Tot en met',
  least: 'Minstens, $',
  most: 'Hoogstens, $',
  client: 'Klantnummer',
  member: 'E-mail van een collega',
  text: 'Wat erin staat',
  id: 'ID',
  network: 'Netwerk',
  fee: 'Kosten',
  reference: 'Transactie, kenmerk of nummer',
  shownSoFar: (count: number, isAll: boolean) => (isAll ? `${count}` : `${count} tot nu toe`),
}
