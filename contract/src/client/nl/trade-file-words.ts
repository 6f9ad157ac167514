// In Dutch: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'Transactie',
  accepted: 'Geaccepteerd (UTC)',
  ends: 'Eindigt (UTC)',
  pair: 'Paar',
  side: 'Richting',
  amount: 'Bedrag',
  duration: 'Looptijd (s)',
  pays: 'Geeft, %',
  chance: 'Geprijsde kans, %',
  entry: 'Instap',
  strike: 'Strike',
  exit: 'Einde',
  result: 'Resultaat',
  profit: 'Winst of verlies',
}
