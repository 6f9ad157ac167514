// In Arabic: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'لا صفقات مفتوحة. صفقتك الأولى في ثلاث خطوات:',
  steps: [
    ['اختر الشروط', 'كم المبلغ، وكم المدة، وما تدفعه كل جهة إن كانت على حق.'],
    ['اضغط Buy أو Sell', 'Buy إن ظننت أنه سينتهي فوق سعر الممارسة، وSell إن كان تحته.'],
    ['شاهد كيف تنتهي', 'يعرض الرسم سيرها؛ وتأتي النتيجة إلى هنا مع إيصالها.'],
  ],
  leave: 'أعرف ذلك',
}
