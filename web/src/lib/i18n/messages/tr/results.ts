// In Turkish: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Sonuçlar',
  none: 'İşlemlerinizin ne olduğu burada anlatılır.',
  accounts: { demo: 'Demo', real: 'Canlı', chips: 'Jetonlar' },
  receipt: 'Makbuz',
  putAway: 'Bu sonucu kaldır',
  several: (count) => `${count} işlem bitti`,
  outcome: (won, lost) => `${won} kazanan, ${lost} kaybeden`,
}
