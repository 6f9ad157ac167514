// In Japanese: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: '取引できるものと、その条件',
  specificationLead: 'このコインで値付けされるペアと、その条件です。金額は1取引の投入額です。',
  noSpecification: '現在、条件を表示できません。少ししてからページを読み込み直してください。',
  notQuoted: (coin) =>
    `価格の提供元は${coin}の価格を提示していません。そのため、価格もチャートも、` +
    '取引できるものもありません。',
  facts: {
    price: '価格',
    tick: '価格の最小単位',
    hours: '取引時間',
    durations: '期間',
    amount: '1取引の金額',
    payout: '未決済取引の払戻しの上限',
    margin: '各価格のマージン',
  },
  perClient: (amount) => `お客様1人あたり${amount}`,
  always: '毎日、24時間',
  weekly: '週末は休場',
  closed: '休場中',
  between: (least, most) => `${least}～${most}`,
  noPrice: '現在価格なし',
  more: (pair) => `${pair}の詳細`,
  exampleTag: '例',
  exampleTitle: '1つの取引、当たりと外れ',
  exampleLead: ({ stake, pair, duration, side }) =>
    `${pair}に${stake}を${duration}投じて${side}を選びます。` +
    `価格がストライクを${side === 'Buy' ? '上回って' : '下回って'}終わらなければなりません。` +
    '以下は、このページが作られた時点で提示されるはずだった内容です。',
  noExample:
    '現在、この例の提示はありません。最新の価格が古すぎる、値動きについて分かっていることが少なす' +
    'ぎる、公正なストライクには値動きが小さすぎる、またはこの取引をここで提供していないためです。' +
    'このような注文は拒否されます。',
  example: {
    stake: '投入額',
    spot: '現在の価格',
    strike: 'これが開始価格の場合のストライク',
    priced: '価格に織り込まれた勝つ確率',
    breakEven: '損益がゼロになる勝ちの割合',
    margin: '当社のマージン: 投入額の予想損失',
    age: (source, age) => `提供元: ${source}。価格は${age}前のものでした。`,
  },
  right: '当たった場合',
  wrong: '外れた場合',
  equal: '同じ場合',
  rightText: (end, profit, back) =>
    `価格は${end}で終わり、ストライクを1単位越えました。利益は${profit}で、` +
    `投入額と合わせて${back}が戻ります。`,
  wrongText: (end, stake) =>
    `価格は${end}で終わり、ストライクに1単位届きませんでした。投入額の全額${stake}を失います。` +
    'どれほど惜しかったかは関係ありません。',
  equalText: (strike, stake) =>
    `価格はストライクちょうどの${strike}で終わりました。引き分けで、${stake}が戻ります。`,
  exampleFoot: (breakEven, priced, cost) =>
    `この選択で損益をゼロにするには、こうした取引の${breakEven}に勝つ必要があります。` +
    `ストライクは、${priced}が勝つと見込まれる位置に置かれます。当社のマージンはその差から生じ、` +
    `どちらの方向を選んでも、この投入額の平均${cost}の費用になります。確率は約束ではありません。` +
    '前の取引がどうであれ、次の取引には負ける可能性があります。',
  read: '続きを読む',
  readFairness: '価格の作り方と検証の方法',
  readRisk: 'リスク開示',
  readPlans: '取引プラン',
  minutes: (count) => `${count}分`,
  seconds: (count) => `${count}秒`,
}
