// In Japanese: how we say where a figure comes from.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = '運営者が、ここに示す文書で表明しています。'
const margin = 'ここのすべての価格に用いられるマージンの現在の設定。全銘柄で同一です。'

const says: Partial<Record<ClaimId, string>> = {
  instruments: '数えたもの: この環境が価格を提示する銘柄。',
  tradable_instruments: '数えたもの: 価格が提示される銘柄のうち、ここで取引できるもの。',
  demo_days: 'すべてのデモ口座を開始するプログラムの規則。全員同じです。',
  demo_money: 'すべてのデモ口座に資金を入れるプログラムの規則。全員同じです。',
  top_payout:
    '現在提供しているストライクレートのうち最大の利益率。利益が大きいほど、' +
    'その可能性は低くなります。数えたもの: 提供中のストライクレート。',
  margin_rate: margin,
  loss_share:
    '直近12か月に決済された取引のあるすべてのライブ口座のうち、帳簿上、' +
    'それらの取引の投入額が払い戻された額を上回った口座。',
  loss_median:
    '直近12か月に決済された取引があり、帳簿上、それらの取引の投入額が払い戻された額を上回った' +
    'すべてのライブ口座のうち、その半数が少なくとも失った額。数えたもの: そのような取引のある' +
    'すべてのライブ口座。',
  payouts_made: '帳簿で数えたもの: 直近12か月に資金が送り出された出金。',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested}ステータスページのライセンス情報から公的な登録簿に移動でき、` +
    '誰でもそこで調べられます。',
  signal_accuracy:
    '当社のルールの全シグナルのうち、最初のものから的中または外れと決まったもの: そのうちの的中の' +
    '割合。並べて投げられるコインは含みません。この割合が上回るべき値は、' +
    'シグナルのページの成績に示されています。',
  prices:
    'この環境が保存した価格。それぞれに提供元と時刻があります。同じ系列が取引を決めます。' +
    '数えたもの: 価格が保存されている銘柄。',
  instrument_terms: '注文の検査に用いる条件。数えたもの: この条件の銘柄。',
  strike_rates: '現在、注文で指定できるストライクレート。数えたもの: 提供中のもの。',
  durations: '注文の検査に用いる期間。数えたもの: 期間。',
  margin,
  plans: 'ここでプランを付与する規則。数えたもの: プラン。',
  calibration:
    '同じプログラムが、数字の横に示す実際の市場の記録された価格で値付けし決済した取引。' +
    '誰でも再現できます: npm run calibrate。数えたもの: 取引。',
  markouts:
    'ライブ取引の開始から1秒後と5秒後に保存された価格を、開始価格と比べたもの。' +
    '数えたもの: 直近7日間の最新5,000件の取引のうちの該当分。',
  payouts:
    '誰も書き込めない、帳簿のビュー: 資金が送り出され、支払いに番号のある出金。' +
    '数えたもの: これまでのすべて。',
  signals:
    'ウィンドウが開く前に保存された、すべてのルールのすべてのシグナルと、' +
    '保存された価格によるそれぞれの結末。数えたもの: 無効を含め、終了したシグナル。',
  status: 'ページの要求時に、この環境自身が測定したもの。',
  contacts: 'この環境の運営者が設定した連絡先。数えたもの: 設定された連絡先。',
  operator: 'この環境の運営者が設定した法人とライセンス情報。数えたもの: 2つのうち設定された数。',
  chat_answers:
    'チャットの会話の最初の1行から最初の回答まで（夜間を含む）。' +
    '回答のないものは最長として数えます。数えたもの: 直近30日間に始まった会話（最後の2件を除' +
    'く）。',
}

export const claims: Messages<typeof english> = {
  how: 'なぜ分かるのですか？',
  says,
  window: (from, to) => `${from}から${to} (UTC) までの測定。`,
  asOf: (at) => `${at} (UTC) 現在。`,
  counted: (count) => `件数: ${count}。`,
  minimum: (minimum) => `${minimum}から表示し、それより前には表示しません。`,
  attested: (who, day) => `${day}に${who}が表明。`,
  document: (name) => `文書: ${name}`,
  expires: (day) => `この表明は${day}に期限が切れ、以後は表示されません。`,
  hash: 'SHA-256',
  lossShare: (share) => `直近12か月に取引したライブ口座の${share}が損失を出しました。`,
  lossGeneral:
    '時間を決めた取引には危険があります。すべての取引でその全額を失う可能性があり、' +
    '平均すると取引には費用がかかります。なくなっても困らない資金だけで取引してください。',
  lossCare: 'なくなっても困らない資金だけで取引してください。',
}
