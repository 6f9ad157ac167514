// In Dutch: what every chart of the office says.

import type { Messages } from '#contract/shared/messages.ts'
import type { charts as english } from '../charts.ts'

export const charts: Messages<typeof english> = {
  asTable: 'als tabel',
  today: 'vandaag',
  nothing: 'Niets in deze tijd',
}
