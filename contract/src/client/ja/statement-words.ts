// In Japanese: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: '入金',
    withdrawals: '出金',
    corrections: '訂正',
    credits: 'クレジット',
    trades: '取引',
    play_money: '模擬資金',
  },
  movements: {
    deposit_credit: '入金',
    deposit_reversal: '入金の取り戻し',
    withdrawal_hold: '出金',
    withdrawal_return: '出金の返却',
    deposit_restored: '訂正: 入金の再反映',
    withdrawal_returned: '訂正: 出金が戻りました',
    goodwill: '訂正: 好意による加算',
    credit_purchase: 'クレジットの購入',
    credit_repayment: 'クレジットの返却',
    trade_open: '取引: 投入額',
    trade_settle: '取引: 払戻し',
    sandbox_grant: '模擬資金',
    sandbox_forfeit: '模擬資金の返却',
    demo_grant: 'デモ資金',
  },
  opening: '期首残高',
  closing: '期末残高',
  empty: 'この期間に資金の動きはありません。',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: '口座明細',
  titleOf: (brand) => `${brand}: 口座明細`,
  account: '口座',
  accounts: { real: 'ライブ口座、米ドル', demo: 'デモ口座、米ドル' },
  client: 'お客様',
  email: 'メールアドレス',
  clientNumber: 'お客様番号',
  period: '期間 (UTC)',
  beginning: '最初',
  fromTo: (from, to) => `${from}から${to}まで`,
  shown: '表示内容',
  all: 'すべての動き',
  only: (group) => `${group}のみ`,
  made: '作成 (UTC)',
  number: '番号',
  nr: '番号',
  at: '時刻 (UTC)',
  kind: '動き',
  reference: '参照番号',
  amount: '金額',
  amountInDollars: '金額 (USD)',
  balance: '残高',
  balanceInDollars: '残高 (USD)',
  foot: '金額は米ドル、時刻はUTCです。',
  page: (nr, of) => `${nr} / ${of}ページ`,
}
