// In Japanese: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'APIアクセス',
  lead:
    '個人用トークンを使うと、お使いのプログラムで口座を読み取り、取引することができます。出金、' +
    '入金、本人情報の変更ができるトークンはありません。',
  docs: 'すべての呼び出し',
  webhooks: 'Webhook: 問い合わせる代わりに通知を受ける',
  scopes: { read: '読み取り', trade: '取引' },
  both: '読み取りと取引',
  tokens: 'トークン一覧',
  none: 'まだ作成していません。',
  make: 'トークンを作成',
  name: '名前',
  nameHint: 'ご自身用です。どのプログラム用かなど',
  scope: '許可する操作',
  days: '有効日数',
  addresses: 'このアドレスからのみ',
  addressesHint: 'アドレスまたはネットワークをコンマで区切ります。空欄はどこからでも可',
  password: 'パスワード',
  passwordAgain: 'ご本人であることを確かめるため、もう一度',
  making: '作成する',
  shown: '今コピーしてください。再び表示されることはありません。',
  token: 'トークン',
  seen: '控えました',
  madeAt: (day) => `${day}作成`,
  until: (day) => `${day}まで`,
  used: (when) => `最終使用 ${when}`,
  unused: '未使用',
  from: (addresses) => `${addresses}から`,
  revoke: '失効させる',
  revokeNamed: (name) => `${name}を失効させる`,
  revoked: '失効済み',
  limits: (calls, orders) =>
    `1つのトークンで1分間に${calls}回の呼び出しと${orders}件の注文ができます。` +
    '残りの回数は各応答に示されます。',
}
