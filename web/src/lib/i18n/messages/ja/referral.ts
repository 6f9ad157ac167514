// In Japanese: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: '紹介コード',
  text:
    'このコードで登録した方は、お客様のご紹介として記録されます。それに対する支払いはなく、' +
    'それが誰かをお知らせすることもありません。',
  code: 'コード',
  copy: '紹介コードをコピー',
  copied: '紹介コードをコピーしました',
  count: (count) =>
    count === 0
      ? 'このコードで来て、メールアドレスを確認した方はまだいません。'
      : `このコードで来て、メールアドレスを確認した方は${count}人です。`,
}
