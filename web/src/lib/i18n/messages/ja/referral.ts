// In Japanese: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: '紹介コード',
  text: 'このコードで登録した方は、お客様のご紹介として記録されます。それが誰かをお知らせすることはありません。',
  nothing: 'それに対する支払いはありません。現在、実施中の報奨はありません。',
  runs: '現在、これに対する報奨が実施されています。',
  notYou: '現在、これに対する報奨が実施されていますが、今のところお客様には提供されていません。',
  where: (countries) => `報奨が実施されている国：${countries}。`,
  whereMany: (count) => `報奨は${count}か国で実施されています。`,
  code: 'コード',
  copy: '紹介コードをコピー',
  copied: '紹介コードをコピーしました',
  count: (count) =>
    count === 0
      ? 'このコードで来て、メールアドレスを確認した方はまだいません。'
      : `このコードで来て、メールアドレスを確認した方は${count}人です。`,
}
