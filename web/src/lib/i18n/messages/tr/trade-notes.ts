// In Turkish: that an average decides the end, where one does.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeNotes as english } from '../trade-notes.ts'

export const tradeNotes: Messages<typeof english> = {
  average: (seconds) => `Son fiyat değil, son ${seconds} saniyenin ortalama fiyatı belirler.`,
}
