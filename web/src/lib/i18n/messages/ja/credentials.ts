// In Japanese: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'パスワードの変更',
  passwordText: 'ほかにログイン中の場所では、すべてログアウトされます。',
  current: '現在のパスワード',
  password: '新しいパスワード',
  confirmPassword: 'パスワードの確認',
  changePassword: 'パスワードを変更',
  emailTitle: 'メールアドレスの変更',
  emailText:
    '新しいアドレスにリンクを、現在のアドレスにお知らせを送ります。' +
    'リンクを開いてボタンを押すまで、何も変わりません。',
  present: '現在のメールアドレス',
  email: '新しいメールアドレス',
  emailPassword: 'パスワード',
  changeEmail: 'リンクを送る',
  working: 'お待ちください',
  toEmail: 'メールアドレスを変更する',
  toPassword: 'パスワードを変更する',
}
