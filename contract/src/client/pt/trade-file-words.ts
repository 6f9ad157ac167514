// In Portuguese: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'Operação',
  accepted: 'Aceita (UTC)',
  ends: 'Termina (UTC)',
  pair: 'Par',
  side: 'Direção',
  amount: 'Valor',
  duration: 'Duração (s)',
  pays: 'Paga, %',
  chance: 'Probabilidade no preço, %',
  entry: 'Entrada',
  strike: 'Strike',
  exit: 'Saída',
  result: 'Resultado',
  profit: 'Lucro ou prejuízo',
}
