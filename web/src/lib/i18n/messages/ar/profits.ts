// In Arabic: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'عوائدك من التداول',
  lead:
    'ما آلت إليه كل صفقاتك المباشرة، رابحة أو خاسرة، وبجانبه ما يكلفه الهامش في أسعارها. الأيام ' +
    'بتوقيت UTC.',
  won: 'الصفقات الرابحة',
  period: 'الفترة',
  periods: { today: 'اليوم', week: '7 أيام', month: '30 يومًا', all: 'الكل' },
  columns: {
    nr: 'م.',
    id: 'معرّف الصفقة',
    amount: 'المبلغ',
    profit: 'الربح',
    earnings: 'العائد',
    date: 'تاريخ الكسب',
  },
  empty: 'لم تكسب شيئًا بعد.',
  emptyMore: 'ستظهر هنا كل صفقة مباشرة تربحها مع ما كسبته؛ وفوقها ما آلت إليه كل صفقاتك المباشرة.',
  more: 'تحميل المزيد',
}
