// In Japanese: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'これはアドレスではありません。ウォレットからもう一度コピーしてください。',
  bad_checksum: 'このアドレスには誤りがあります。ウォレットからもう一度コピーしてください。',
  unsupported:
    'この種類のアドレスは、そのネットワークではまだ使い道がなく、送った資金は失われます。',
  wrong_coin: 'このアドレスは別のコインのものです。',
  wrong_network: 'このアドレスは別のネットワークのものです。',
  zero_address: 'このアドレスには持ち主がいません。送った資金は失われます。',

  day: '1日',
  week: '1週間',
  month: '1か月',

  approved: '承認済み',
  paid: '支払済み',
  rejected: '却下済み',
  cancelled: '取消済み',
  replaced: '差し替え済み',
  reversed: '取り戻し済み',
  restored: '再反映済み',
  returned: '返却済み',
  gone: '消失済み',

  any_way: 'すべての方法',
  bank: '銀行へのドル',
} as const satisfies Readonly<Record<Term, string>>
