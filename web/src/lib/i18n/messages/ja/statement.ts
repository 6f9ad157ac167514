// In Japanese: the statement of an account.

import { statementWords } from '#contract/client/ja/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: '口座明細',
  curve: (least, most) => `残高、${least}から${most}の間。`,
  curveOf: (count) => `一覧の${count}件の動きそれぞれの後の残高、`,
  between: (least, most) => `${least}から${most}の間。`,
  lead:
    'この口座のすべての資金の動きと、その後の残高です。日付と時刻はUTCです。2つの残高は、' +
    'どれを表示していても、すべての動きによるものです。',
  from: '開始日',
  to: '終了日',
  kind: '動き',
  all: 'すべて',
  csv: 'CSVをダウンロード',
  pdf: 'PDFをダウンロード',
  columns: {
    nr: '番号',
    at: '時刻',
    kind: '動き',
    reference: '参照番号',
    amount: '金額',
    balance: '残高',
  },
  more: 'さらに読み込む',
  wrongPeriod: '最初の日が最後の日より後です。',
  places: {
    trade: (id) => `（取引${id}のレシート）`,
    deposit: (id) => `（履歴の入金${id}）`,
    withdrawal: (id) => `（履歴の出金${id}）`,
  },
}
