// In Japanese: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'ログイン',
  signInTitle: '登録済みの方',
  signUpTitle: '登録',
  ways: 'ログインまたは登録',
  email: 'メールアドレス',
  password: 'パスワード',
  confirmPassword: 'パスワードの確認',
  firstname: '名',
  lastname: '姓',
  phone: '電話番号',
  optional: '任意',
  referral: '紹介コード',
  remember: 'この端末で30日間ログインを保持する',
  forgot: 'パスワードをお忘れですか？',
  signedOutHere:
    'このブラウザの別のタブでログアウトしたか、ブラウザがログインを保持しなくなりました。' +
    'もう一度ログインしてください。',
  noAccount: '口座をお持ちでない方',
  haveAccount: '口座をお持ちの方',
  create: '口座を開設',
  working: 'お待ちください',
  withPasskey: 'パスキーでログイン',
  secondTitle: 'あと1つ',
  secondText: 'パスワードは正しいです。ご本人であることを示してください。',
  usePasskey: 'パスキーを使う',
  code: 'コード',
  recoveryCode: 'リカバリーコード',
  codeHint: '認証アプリの6桁の数字、またはリカバリーコードの1つ。',
  startAgain: '最初からやり直す',
  terms: '次に同意します: ',
  termsLink: '利用規約',
  privacyLink: 'プライバシーポリシー',
  and: 'および',
  riskLink: 'リスク開示',
  termsNeeded: '利用規約、プライバシーポリシー、リスク開示に同意してください。',
  checkMail: 'メールボックスを開き、メールアドレスを確認してください。',
  passwordHint: '8文字以上。いくつかの単語を並べるとよいパスワードになります。',
  demoNote: 'デモには、仮想の10,000ドルが21日間用意されます。',
  back: 'ホームに戻る',
  confirmTitle: 'メールアドレスの確認',
  confirmText: 'このアドレスがご自身のものであることを確認するには、ボタンを押してください。',
  confirm: 'メールアドレスを確認',
  confirmed: 'メールアドレスを確認しました。',
  goOn: '取引へ進む',
  deadLink:
    'メールのリンクは1日間、1回だけ有効で、新しいリンクを送ると以前のものは無効になります。' +
    '同じアドレスに別のリンクを送れます。',
  newLink: '新しいリンクを送る',
  help: 'お問い合わせ',
  forgotTitle: 'パスワードを忘れた場合',
  forgotText:
    '口座のメールアドレスを入力してください。新しいパスワードを設定できるリンクをそこに送ります。',
  sendLink: 'リンクを送る',
  backToSignIn: 'ログインに戻る',
  resetTitle: 'パスワードの再設定',
  resetText: '新しいパスワードを設定してください。ログイン中のすべての場所でログアウトされます。',
  reset: '新しいパスワードを設定',
  deadReset:
    '新しいパスワード用のリンクは1時間、1回だけ有効で、新しいリンクを送ると以前のものは無効になり' +
    'ます。',
  askAgain: '新しいリンクを請求',
  newEmailTitle: 'メールアドレスの変更',
  newEmailText: 'これを口座のアドレスにするには、ボタンを押してください。',
  newEmail: 'このアドレスを使う',
}
