// In Spanish: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'Operación',
  accepted: 'Aceptada (UTC)',
  ends: 'Termina (UTC)',
  pair: 'Par',
  side: 'Sentido',
  amount: 'Importe',
  duration: 'Duración (s)',
  pays: 'Paga, %',
  chance: 'Probabilidad en el precio, %',
  entry: 'Entrada',
  strike: 'Strike',
  exit: 'Salida',
  result: 'Resultado',
  profit: 'Ganancia o pérdida',
}
