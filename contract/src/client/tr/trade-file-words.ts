// In Turkish: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'İşlem',
  accepted: 'Kabul (UTC)',
  ends: 'Bitiş (UTC)',
  pair: 'Parite',
  side: 'Yön',
  amount: 'Tutar',
  duration: 'Süre (sn)',
  pays: 'Öder, %',
  chance: 'Fiyatlanan olasılık, %',
  entry: 'Giriş',
  strike: 'Strike',
  exit: 'Çıkış',
  result: 'Sonuç',
  profit: 'Kâr veya zarar',
}
