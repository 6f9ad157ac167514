// In Arabic: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'الإيداع بالبطاقة',
  amount: 'المبلغ بالدولار',
  amountHint: 'من $10 إلى $1,000,000. لا نأخذ رسومًا.',
  fields: 'رقم البطاقة وCVV، لدى مزوّد البطاقات',
  holder: 'اسم حامل البطاقة',
  month: 'الشهر',
  year: 'السنة',
  choose: 'اختر',
  zip: 'الرمز البريدي',
  pay: 'إيداع',
  wrongNumber: 'رقم البطاقة غير صحيح.',
  wrongFields: 'املأ جميع الحقول بشكل صحيح.',
  wrong: {
    amount: 'من $10 إلى $1,000,000، مثل 25 أو 25.50.',
    missing: 'املأ هذا الحقل.',
    expired: 'هذا الشهر انقضى.',
  },
  noProvider: 'مزوّد البطاقات لا يجيب. حاول مرة أخرى.',
  closed: 'الإيداع بالبطاقة غير متاح في الوقت الحالي.',
  redirect:
    'تكتب بطاقتك في موقع مزوّد البطاقات لدينا، Stripe، ثم تعود إلى هنا. نحن لا نرى رقمها أبدًا.',
  goOn: 'المتابعة إلى Stripe',
  stepTitle: 'تأكيد الدفع',
  waiting: 'الدفع في طريقه. يستغرق هذا بضع ثوانٍ.',
  approved: (amount) => `أُضيف ${amount} إلى رصيدك.`,
  rejected: 'رُفض إيداعك.',
  again: 'حاول مرة أخرى',
  done: 'تم',
  history: 'سجل الإيداعات',
  testCards: 'بطاقات اختبار',
  testCardsLead:
    'لا يتحرك مال في بيئة الاختبار. استعمل هذه الأرقام مع أي ثلاثة أرقام في خانة CVV؛ وتُرفض ' +
    'البطاقة الحقيقية.',
  outcomes: {
    approved: 'موافَق عليها',
    declined: 'مرفوضة',
    insufficient_funds: 'المال غير كافٍ',
    expired_card: 'منتهية الصلاحية',
    three_d_secure: 'خطوة 3-D Secure',
    dispute: 'موافَق عليها، ويُعترض عليها بعد دقيقة',
  },
}
