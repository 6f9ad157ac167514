// In Japanese: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'USD残高',
  demoBalance: 'USDデモ残高',
  atStake: '未決済の取引',
  accountType: '口座の種類',
  accountTypes: { Individual: '個人' },
  tradingType: '取引の種類',
  playMoney: '模擬資金',
  email: 'メールアドレス',
  verified: '確認済み',
  notVerified: '未確認',
  sendLink: 'リンクを送る',
  plan: 'プラン',
  none: 'なし',
  demoEnds: 'デモの終了',
  topUp: 'デモを補充',
}
