// In Dutch: what of a coin's page lives on in the browser.

import type { Messages } from '../../lib/i18n/messages.ts'
import type { coin as english } from './live-messages.ts'

export const coin: Messages<typeof english> = {
  tradeNow: 'Nu handelen',
  priceTitle: 'De koers nu',
}
