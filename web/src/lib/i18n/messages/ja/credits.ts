// In Japanese: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'クレジット',
  lead:
    'ご自身の取引所口座で動く自動トレーダーの料金は、クレジットで前払いします。ここでの取引は、' +
    '手動でも、プランの取引システムによるものでも、クレジットは不要です。',
  yours: '保有クレジット',
  count: (figure) => `${figure}クレジット`,
  may: '自動トレーダーは新しい取引を始められます。',
  mayNot:
    '1クレジット未満では、自動トレーダーは新しいことを始めません。未決済のものは、' +
    'それ自身の規則に従って閉じられます。',
  debt: (since, until) =>
    `${since}からゼロを下回っています。${until}以降、当社の規約により、` +
    'それを理由に口座を終了できます。クレジットを購入すれば、その状態はすぐに終わります。',
  tariff: '使いみち',
  uses: {
    day: 'ライブ自動取引1日分',
    trade: '取引所で成立した取引1件',
  },
  each: (figure) => `${figure}クレジット`,
  low: (figure) => `${figure}を下回るとお知らせします。`,
  buy: 'クレジットの購入',
  priceOf: (euros) => `€${euros}`,
  withTax: (vat, percent, country) => `付加価値税€${vat}込み（${percent}%、${country}）`,
  withoutTax: '付加価値税なし',
  takes: (usd) => `ライブ残高から${usd}を差し引きます`,
  rate: (dollar) =>
    `ここでは1ユーロは${dollar}です。これは当社のレートで、市場のものではありません。`,
  noReturn: '購入したものは返金されません。',
  returns: (days) => `未使用分は${days}日以内なら返却できます。それ以降は返金されません。`,
  buyPack: (figure) => `${figure}を購入`,
  sure: (figure, usd) => `${figure}クレジットを${usd}で購入しますか？`,
  yes: '購入する',
  no: '今はしない',
  pay: '入金で支払う',
  payLead:
    '支払い待ちの入金は、残高に反映され次第、その時点の価格でクレジットを購入できます。' +
    'それを超える分は残高に残ります。',
  noDeposits: '支払い待ちの入金はありません。',
  ask: '入金を申請',
  deposit: '入金',
  pack: 'クレジット',
  choose: '選択',
  order: 'この入金で購入',
  orders: 'クレジットを購入する入金',
  waits: '待機中',
  bought: '購入済み',
  dropped: '購入を取りやめ',
  notBought: '購入なし',
  drop: '購入しない',
  purchases: '購入履歴',
  noPurchases: 'まだ購入していません。',
  invoice: (name) => `請求書 ${name}`,
  creditNote: (name) => `返金伝票 ${name}`,
  giveBack: (figure, usd) => `${figure}を${usd}で返却`,
  givenBack: (figure, usd) => `${figure}を${usd}で返却済み`,
  until: (day) => `${day}まで`,
  statement: 'クレジットの明細',
  moves: { credit_issue: '購入', credit_charge: '使用', credit_refund: '返却' },
  noMoves: 'まだ動きはありません。',
  columns: { at: '時刻', what: '内容', credits: 'クレジット', left: '残り' },
  more: '以前のもの',
  blocked: {
    credits_closed: '現在クレジットを販売していません。',
    credits_need_profile: '先にプロフィールを完成させてください。請求書にはお名前が記載されます。',
    credits_need_identity: '先に本人確認書類を送ってください。',
    account_frozen: '口座が凍結されています。',
  },
  cannot: '現在クレジットを購入できません。',
}
