// In Turkish: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'Burada neyin fiyatı var',
  none: 'Henüz fiyat gelmedi.',
  all: 'Tüm enstrümanlar',
  missing: (symbol) => `${symbol} burada fiyatlanmıyor`,
  missingLead: (symbol) => `Bu kurulumun fiyat kaynağında ${symbol} yok. Olanlar bunlar.`,
}
