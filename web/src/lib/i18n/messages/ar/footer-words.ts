// In Arabic: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'التذييل',
  contactTitle: 'الاتصال',
  write: 'اكتب إلينا',
  noContact: 'لم يذكر مشغّل هذا التثبيت عنوانًا بعد. يصل النموذج إليه.',
  riskTitle: 'تحذير من المخاطر',
  risk:
    'الصفقات محددة المدة عالية المخاطر. يمكن أن تخسر المبلغ الكامل لكل صفقة، والهامش في كل سعر ' +
    'لصالحنا: على مدى صفقات كثيرة يخسر معظم الناس. لا تتداول أبدًا بمال تحتاج إليه.',
  riskMore: 'اقرأ الإفصاح عن المخاطر',
}
