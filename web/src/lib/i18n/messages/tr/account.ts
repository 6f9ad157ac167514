// In Turkish: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'USD bakiyesi',
  demoBalance: 'USD demo bakiyesi',
  atStake: 'Açık işlemlerde',
  accountType: 'Hesap türü',
  accountTypes: { Individual: 'Bireysel' },
  tradingType: 'İşlem türü',
  playMoney: 'oyun parası',
  email: 'E-posta',
  verified: 'Doğrulandı',
  notVerified: 'Doğrulanmadı',
  sendLink: 'Bağlantı gönder',
  plan: 'Plan',
  none: 'Yok',
  demoEnds: 'Demo bitişi',
  topUp: 'Demoyu doldur',
}
