// In Japanese: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: '本人確認 (KYC)',
  identifyTitle: '本人確認書類',
  identifyText:
    '本人確認書類の画像を、今、または後で口座から送ってください。デモでの取引には不要です。',
  later: '後で行う',
  laterText: 'これがなくてもログインできます。',
  toSignIn: 'ログインへ進む',
  over: 'この登録は終了したか、書類はすでに送られています。ログインしてください。',

  loading: '本人確認の状況を読み込み中',
  status: '状態',
  statuses: {
    none: '未送信',
    Pending: '確認中',
    Approved: '承認済み',
    Rejected: '却下',
  },
  explained: {
    none: '本人確認書類の画像を送ってください。確認してご連絡します。',
    Pending: '書類を確認中です。ご連絡しますので、それまでほかの書類は送らないでください。',
    Approved: '書類は確認され、承認されました。ほかに送るものはありません。',
    Rejected: '書類を受け付けられませんでした。別の画像を送ってください。',
  },
  due: (day) =>
    `${day}までに送ってください。最初の入金から10営業日です。さらに時間が必要な場合は、` +
    'それまでにサポートにお伝えください。',
  overdue: (day) =>
    `期限は${day}でした。届くまで、スタッフが口座を凍結することがあります。` +
    '資金はお客様のもののままです。',
  reason: '理由',
  sentPicture: '送信した画像',
  noPicture: '現在、画像を表示できません。',

  method: '書類',
  chooseMethod: '書類を選択',
  methods: {
    drivers_license: '運転免許証',
    international_passport: 'パスポート',
    national_id: '国の身分証明書',
    others: 'その他の書類',
  },
  chooseFile: '画像を選択',
  otherFile: '別の画像を選択',
  file: '書類の画像',
  fileHint: 'JPEG、PNG、WebP、5 MBまで。四辺すべてが写っている必要があります。',
  preview: '選択した画像',
  fileMissing: 'ファイルを選択してください。',
  fileLarge: 'ファイルは5 MBまでです。',
  fileUnknown: 'JPEG、PNG、WebPのいずれかの画像を選んでください。',
  methodMissing: '書類を選択してください。',
  send: '書類を送る',
  sending: (percent) => `送信中 ${percent}%`,
  checking: '画像を確認中',
  private: '暗号化して保管され、ご本人と当社のスタッフだけが見られます。',
}
