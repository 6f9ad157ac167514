// In Japanese: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'スタッフが確認するまで、口座は凍結されています。',
  reason: '理由:',
  what:
    'すべての閲覧、待機中の出金の取消、データの書き出しができます。取引、入金、' +
    '出金の申請はできません。残高はお客様のもののままです。',
  contact: '当社に連絡する',
  noTrading: '口座が凍結されている間は取引できません。',
  noMoney: '口座が凍結されている間は入金も出金もできません。',
}
