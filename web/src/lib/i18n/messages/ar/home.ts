// In Arabic: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'صفقات قصيرة على أسعار مخزنة: الشروط قبل كل صفقة، وإيصال بعدها، ونتيجة يستطيع أي شخص إعادة ' +
    'حسابها.',
  title: 'صفقات قصيرة يمكنك التحقق منها بنفسك',
  pricesFailed: 'تعذّر تحميل الأسعار.',
  noPrices: 'لم يصل أي سعر بعد.',
  marketsTitle: 'الأسواق',
  marketsLead: 'الأسعار كما هي مخزنة هنا: السلسلة نفسها تحسم الصفقات.',
  market: 'السوق',
  price: 'السعر',
  day: 'التغير، 24 ساعة',
  noPrice: 'لا سعر بعد',
  closed: 'مغلق',
  marketsMore: 'كل الأدوات',
}
