// In Japanese: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: '出金の取消',
  lead: 'この口座で次の出金が申請されました:',
  amount: '金額',
  to: '出金先',
  asked: '申請',
  text:
    'ご自身によるものでない場合は、取り消してください。全額が残高に戻ります。' +
    'ご自身によるものであれば、このページを閉じてください。',
  hold: (hours) => `安全のため、その後${hours}時間は新しい出金ができません。`,
  cancel: 'この出金を取り消す',
  done: '取り消しました。資金は残高に戻りました。',
  next:
    '他の誰かがログインしている可能性があります。今すぐ新しいパスワードを設定してください。' +
    '全員がログアウトされます。その後、当社にご連絡ください。',
  password: '新しいパスワードを設定',
  ended: {
    prepared: '送金の途中で、もう取り消せません。すぐに当社にご連絡ください。',
    sent: '送金の途中で、もう取り消せません。すぐに当社にご連絡ください。',
    paid:
      '支払済みで、もう取り消せません。ご自身によるものでない場合は、' +
      'すぐに当社にご連絡ください。',
    rejected: '却下されました。資金は残高に戻っています。',
    cancelled: '取り消されました。資金は残高に戻っています。',
  },
  unknown: 'このリンクで取り消せる出金はありません。リンクは途中で切れていませんか？',
}
