// In Japanese: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'レートの終了後1日以内に支払いが届きませんでした。',
  coins_cancelled: '何かが届く前に取りやめられました。',
  dust: '届いたものの価値は1セント未満です。',
  reorged: 'ネットワークが支払いを取り戻し、もうそのチェーンに含まれていません。',

  card_unfinished: 'カードでの支払いが時間内に完了しませんでした。',
  card_cancelled: '支払いの前に取りやめられました。',
  card_not_taken: 'カード会社がカードの入力内容を受け付けませんでした。請求はされていません。',
  declined: 'カードの銀行が支払いを拒否しました。',
  insufficient_funds: 'カードの資金が足りません。',
  expired_card: 'カードの有効期限が切れています。',
  three_d_secure: '支払いが銀行で確認されませんでした (3-D Secure)。',
  disputed: 'カードの支払いに異議が申し立てられました。',

  deposit_reorged:
    '{$amount}の入金が取り戻されました。ネットワークが支払いを取り戻し、' +
    'もうそのチェーンに含まれていません。',
  deposit_disputed: '{$amount}の入金が取り戻されました。カードの支払いに異議が申し立てられました。',
  deposit_reversed: '入金が取り戻されました。',
}
