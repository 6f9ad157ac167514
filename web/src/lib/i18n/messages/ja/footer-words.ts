// In Japanese: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'フッター',
  contactTitle: 'お問い合わせ',
  write: '当社に連絡する',
  noContact: 'この環境の運営者は、まだ連絡先を示していません。フォームは運営者に届きます。',
  riskTitle: 'リスクに関する警告',
  risk:
    '時間を決めた取引には高いリスクがあります。すべての取引でその全額を失う可能性があり、' +
    '各価格のマージンは当社側にあります。多くの取引を重ねれば、大半の人が損をします。' +
    '必要な資金では決して取引しないでください。',
  riskMore: 'リスク開示を読む',
}
