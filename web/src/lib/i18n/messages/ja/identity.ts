// In Japanese: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'ご本人の情報',
  heldHint: '下の申請で変更されます。',
  checkedHint: '書類の確認中は変更されません。',
  none: 'なし',
  about: {
    identified:
      '書類が承認されたため、氏名、生年月日、国、電話番号は別の書類によってのみ変更されます。' +
      '住所と画像はご自身で編集できます。',
    free: '生年月日は書類によってのみ変更されます。',
    checked: '書類を確認中です。照合する内容は、それまで変更されません。',
  },
  ask: '変更を申請',
  cancel: '今はしない',
  formTitle: '変更する内容',
  formHint: '正しくなくなったものを変更し、それ以外はそのままにしてください。',
  phoneHint:
    '新しい番号には、本人確認書類の画像を送ってください。その番号にお電話しますので、' +
    'そのときここに表示されるコードを読み上げてください。',
  documentHint: '新しい氏名、生年月日または国が記載された書類。',
  nothing: 'すでにこの内容が有効です。',
  send: '申請を送る',
  working: 'お待ちください',
  statuses: {
    Pending: '確認中',
    Approved: '承認済み',
    Rejected: '却下',
    Withdrawn: '取り下げ',
  },
  explained: {
    Pending: '申請を受け取りました。決定されるまでは、以前の内容が有効です。',
    Approved: '申請どおりに変更されました。',
    Rejected: '変更されませんでした。以前の内容が有効で、もう一度申請できます。',
    Withdrawn: '申請を取り下げました。何も変更されていません。',
  },
  asked: (date) => `${date}の申請`,
  reason: '理由',
  code: '電話用のコード',
  codeHint: (phone) =>
    `${phone}にお電話します。そのときこのコードを読み上げてください。` +
    'それ以外の電話の相手には教えないでください。',
  takeBack: '取り下げる',
}
