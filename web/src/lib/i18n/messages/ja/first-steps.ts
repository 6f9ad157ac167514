// In Japanese: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: '未決済の取引はありません。最初の取引を3つの手順で:',
  steps: [
    ['条件を選ぶ', '金額、続く時間、そして各方向が当たったときにいくら払うか。'],
    ['BuyかSellを押す', 'ストライクより上で終わると思えばBuy、下ならSell。'],
    ['終わり方を見る', 'チャートに進み方が表示され、結果はレシートとともにここに届きます。'],
  ],
  leave: '使い方は分かっています',
}
