// In Japanese: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'カードで入金',
  amount: '金額（ドル）',
  amountHint: '$10から$1,000,000まで。手数料はいただきません。',
  fields: 'カード番号とCVV（カード会社の入力欄）',
  holder: 'カード名義人',
  month: '月',
  year: '年',
  choose: '選択',
  zip: '郵便番号',
  pay: '入金',
  wrongNumber: 'カード番号が正しくありません。',
  wrongFields: 'すべての項目を正しく入力してください。',
  wrong: {
    amount: '$10から$1,000,000まで。例: 25、25.50。',
    missing: '入力してください。',
    expired: 'この月は過ぎています。',
  },
  noProvider: 'カード会社が応答しません。もう一度お試しください。',
  closed: 'カードでの入金は現在提供していません。',
  redirect:
    'カードの入力は当社のカード会社Stripeのサイトで行い、その後ここに戻ります。' +
    '当社が番号を見ることはありません。',
  goOn: 'Stripeへ進む',
  stepTitle: '支払いの確認',
  waiting: '支払いを処理中です。数秒かかります。',
  approved: (amount) => `${amount}が残高に加わりました。`,
  rejected: '入金は却下されました。',
  again: 'もう一度試す',
  done: '完了',
  history: '入金履歴',
  testCards: 'テストカード',
  testCardsLead:
    'サンドボックスではお金は動きません。次の番号を、CVVに任意の3桁を入れてお使いください。' +
    '実際のカードは拒否されます。',
  outcomes: {
    approved: '承認',
    declined: '拒否',
    insufficient_funds: '資金不足',
    expired_card: '期限切れ',
    three_d_secure: '3-D Secureの手順',
    dispute: '承認され、1分後に異議申し立て',
  },
}
