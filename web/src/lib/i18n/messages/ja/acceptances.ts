// In Japanese: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    'risk-disclosure': 'リスク開示',
    'aml-policy': 'マネーロンダリング防止・本人確認方針',
    'payment-policy': '支払い方針',
  },
  changed: '法的文書が変わりました',
  first: '法的文書をお読みください',
  version: (version) => `バージョン${version}`,
  meaning:
    '同意されるまで、新しい取引は開けません。未決済の取引は続き、すべての閲覧、出金、' +
    'データの書き出し、口座の解約はこれまでどおりできます。',
  accept: '同意する',
  working: 'お待ちください',
  later: '今はしない',
  short: '新しい取引は、法的文書に同意されるまで開けません。',
  show: '表示する',
  notice: '変更のお知らせ',
  from: (date) => `${date}から新しい版が有効になります: `,
  changes: '変更の内容',
  nothingToDo: '今は何もする必要はありません。その日に同意をお願いします。',
  seen: '確認しました',
}
