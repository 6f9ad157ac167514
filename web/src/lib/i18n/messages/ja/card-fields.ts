// In Japanese: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: '模擬のカード会社',
  number: 'カード番号',
  cvv: 'CVV',
  note: 'この2つの欄は模擬のカード会社のものです。テストカード専用です。',
  stepTitle: '3-D Secure（テスト）',
  stepWhat:
    '実際のカードであれば、ここで銀行がご本人かどうかを尋ねます。これはテストです。' +
    '銀行の判断を選んでください。',
  approve: '承認（テスト）',
  decline: '拒否（テスト）',
  trouble: 'この手順はすでに済んだか、時間がかかりすぎました。',
}
