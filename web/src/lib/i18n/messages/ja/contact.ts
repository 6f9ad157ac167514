// In Japanese: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'お問い合わせ',
  trail: 'お問い合わせ',
  description: 'サポートへのお問い合わせ、または電話番号とメールアドレスの確認。',
  lead: 'お書きいただいた内容は、この環境のスタッフのために保管され、メールで回答します。',
  waysTitle: 'サポート',
  noWays: 'この環境には電話番号もメールアドレスも設定されていません。フォームをお使いください。',
  phone: '電話',
  email: 'メールアドレス',
  hours: '受付時間',
  complaints: '苦情',
  formTitle: 'お問い合わせフォーム',
  fields: { name: 'お名前', email: 'メールアドレス', message: 'メッセージ' },
  send: '送信',
  sending: '送信中',
  kept: 'メッセージは回答のために使い、2年間保管した後に削除します。詳細はこちら: ',
  privacy: 'プライバシーポリシー',
  noScript: 'フォームにはJavaScriptが必要です。使えない場合は、上のアドレスにご連絡ください。',
  close: 'このお知らせを閉じる',
  addressTitle: '所在地',
  map: 'OpenStreetMapで探す',
  mapNote:
    'この画像は絵であり、地図ではありません。リンク先は別のサイトで、' +
    'そこからここには何も読み込まれません。',
}
