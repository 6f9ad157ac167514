// In Japanese: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'お心当たりがない場合、何もする必要はありません。'
const writeToUs = 'お心当たりがない場合は、すぐに新しいパスワードを設定し、当社にご連絡ください。'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'メールアドレスをご確認ください',
    paragraphs: [
      'これがご自身のアドレスであることをご確認ください。リンクを開くとボタンのあるページが表示されます。リンクは24時間有効です。',
    ],
    action: 'アドレスを確認する',
    closing: ['当社に登録していない場合は、このメールを無視してください。'],
  },
  alreadyClient: {
    subject: 'すでに口座をお持ちです',
    paragraphs: [
      'どなたかが、おそらくご本人が、このアドレスで登録しようとしました。すでに当社に口座をお持ちで、その内容は何も変わっていません。',
    ],
    action: 'ログイン',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: '口座は閉鎖されています',
    paragraphs: [
      'どなたかが、おそらくご本人が、このアドレスで登録しようとしました。このアドレスは閉鎖された口座のもので、その記録を保存しなければならない間は、' +
        'ほかの口座で使えません。',
      '再び取引をご希望の場合は、別のアドレスで登録してください。',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: '新しいパスワードの設定',
    paragraphs: [
      'どなたかが、おそらくご本人が、口座の新しいパスワードの設定を求めました。リンクからそのページが開きます。リンクは1回限り、1時間有効です。',
    ],
    action: '新しいパスワードを設定',
    closing: ['お心当たりがない場合は、このメールを無視してください。パスワードはそのままです。'],
  },
  newEmail: {
    subject: '新しいメールアドレスをご確認ください',
    paragraphs: [
      'これを口座のアドレスにすることをご確認ください。リンクを開くとボタンのあるページが表示されます。リンクは24時間有効です。それまでは何も変わ' +
        'りません。',
    ],
    action: 'このアドレスを使う',
    closing: ['当社に口座をお持ちでない場合は、このメールを無視してください。'],
  },
  newEmailAsked: {
    subject: '別のメールアドレスが申請されました',
    paragraphs: [
      '口座にログインしていてパスワードを知っている方が、別のメールアドレスの使用を申請しました。新しいアドレスが確認されるまでは何も変わりません。',
      'お心当たりがない場合は、新しいパスワードを設定してください。この変更も取り消されます。',
    ],
    action: '新しいパスワードを設定',
  },
  addressTaken: {
    subject: 'お使いのメールアドレスが入力されました',
    paragraphs: [
      'どなたかが、このアドレスを当社の別の口座に使おうとしました。ご自身の口座のアドレスですので、何も変わっていません。',
    ],
    closing: ['何もする必要はありません。'],
  },
  emailGone: {
    subject: 'メールアドレスが変更されました',
    paragraphs: [
      '口座のメールアドレスは別のものになり、このアドレスは口座のものではなくなりました。',
      'お心当たりがない場合は、すぐにサポートへご連絡ください。',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'デモが終了しました',
    paragraphs: [
      '次の理由により、スタッフがデモを期限前に終了しました:',
      reason,
      '未決済の取引は通常どおり決済され、履歴は残ります。いつでも続けられます。ウォレットで残高を補充してください。',
    ],
  }),
  textsAmended: (from) => ({
    subject: '法的文書が変わります',
    paragraphs: [
      `${from}（UTC）から、新しい版の法的文書が適用されます。それまではご存じの版が適用されます。変更点は各文書の冒頭にあります:`,
    ],
    closing: [
      '今すぐ行うことはありません。その日から変更点への同意をお願いし、同意までは新しい取引はできません。それ以外はすべて続けられます。未決済の取引、' +
        '出金、データのエクスポート、口座の閉鎖です。',
    ],
  }),
  legalTitles: {
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    'risk-disclosure': 'リスク開示',
    'aml-policy': 'マネーロンダリング防止・本人確認方針',
    'payment-policy': '支払い方針',
  },
  digest: {
    subject: (count) => `未読のお知らせ: ${count}`,
    paragraphs: ['口座で起きたことで、アプリでまだ読まれていないものです。時刻はUTCです。'],
    action: '受け取るものを選ぶ',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'ログアウトしました',
    paragraphs: [
      'ログインの1つが同時に2か所で使われました。ブラウザをバックアップから復元した後に起こることがありますが、盗まれたログインも同じように見える' +
        'ため、終了しました。',
      'もう一度ログインしてください。このメールに心当たりがない場合は、新しいパスワードを設定してください。',
    ],
    action: 'ログイン',
  },
  newDevice: (browser, at) => ({
    subject: '新しい端末からのログイン',
    paragraphs: [
      'これまで見たことのない端末から口座へのログインがありました。',
      `ブラウザ: ${browser}。時刻: ${at}。`,
    ],
    action: '自分ではありません',
    closing: [
      'ご本人の場合は、何もする必要はありません。そうでない場合は、新しいパスワードを設定してください。全員がログアウトされます。',
    ],
  }),
  otherBrowser: '別のブラウザ',
  guessedAt: {
    subject: 'パスワードを推測しようとしている者がいます',
    paragraphs: [
      '本日、多くのネットワークから、口座に対して誤ったパスワードが試されました。正しいものはなく、いつもどおりログインできます。',
      'ほかで使っていないパスワードと、認証アプリまたはパスキーがあれば、このような推測は意味がありません。',
    ],
    action: 'セキュリティのページを開く',
  },
  passwordChanged: {
    subject: 'パスワードが変更されました',
    paragraphs: [
      '口座のパスワードが先ほど変更されました。ほかの場所ではすべてログアウトされ、プログラムのログインに使われていた個人トークンは終了しました。',
    ],
    action: '自分ではありません',
    closing: ['ご本人の場合は、何もする必要はありません。'],
  },
  emailChanged: {
    subject: '新しいメールアドレスが有効になりました',
    paragraphs: [
      '今後はこれが口座のアドレスです。ログインにお使いください。ほかの場所ではすべてログアウトされました。',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: '認証アプリが追加されました',
    paragraphs: [
      '口座に認証アプリが追加されました。今後、パスワードでのログインには、そのコードまたは別の第2段階が必要です。',
    ],
  },
  totp_removed: {
    subject: '認証アプリが削除されました',
    paragraphs: ['口座から認証アプリが削除されました。'],
  },
  passkey_added: {
    subject: 'パスキーが追加されました',
    paragraphs: ['口座にパスキーが追加されました。'],
  },
  passkey_removed: {
    subject: 'パスキーが削除されました',
    paragraphs: ['口座からパスキーが削除されました。'],
  },
  recovery_codes_made: {
    subject: '新しい復旧コードが作成されました',
    paragraphs: ['口座の新しい復旧コードが作成されました。以前のコードは使えません。'],
  },
  recovery_code_used: {
    subject: '復旧コードが使われました',
    paragraphs: ['復旧コードの1つが使われました。もう一度使うことはできません。'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'セキュリティ設定を見る',
  closing: [writeToUs],
}
