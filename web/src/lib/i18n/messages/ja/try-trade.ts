// In Japanese: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: '試せる例',
  note:
    '実際に動く価格と模擬資金による例です。このブラウザの中だけで動き、何も送られず、' +
    '記帳もされません。1秒に1つの価格を使います。実際の取引はすべての価格を使います。',
  ask: (amount, duration) =>
    `${amount}、${duration}: 価格はストライクより上で終わるか、下で終わるか。`,
  above: (strike) => `${strike}より上`,
  below: (strike) => `${strike}より下`,
  waiting: '新しい価格を待っています',
  none: '現在、公正な価格がありません',
  entry: '次の価格が開始価格です',
  winning: (by, left) => `${by}差で勝っています。残り${left}`,
  losing: (by, left) => `${by}差で負けています。残り${left}`,
  level: (left) => `ストライクちょうど。残り${left}`,
  result: {
    won: (sum) => `勝ち: ${sum}`,
    lost: (sum) => `負け: ${sum}`,
    draw: '引き分け: 金額が戻ります',
  },
  ended: (price, strike) => `${price}で終わりました。ストライクは${strike}でした。`,
  strike: (price) => `ストライク${price}`,
  again: 'もう一度試す',
  picture: '直近数分間の価格',
}
