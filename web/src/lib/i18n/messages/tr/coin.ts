// In Turkish: what of a coin's page lives on in the browser.

import type { Messages } from '#contract/shared/messages.ts'
import type { coin as english } from '../coin.ts'

export const coin: Messages<typeof english> = {
  tradeNow: 'Şimdi işlem yap',
  priceTitle: 'Şu anki fiyat',
}
