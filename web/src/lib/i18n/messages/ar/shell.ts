// In Arabic: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'العملات الرقمية',
  Currencies: 'العملات',
  Indices: 'المؤشرات',
  Commodities: 'السلع',
  Bonds: 'السندات',
  Stocks: 'الأسهم',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'الرئيسية',
  skip: 'الانتقال إلى المحتوى',
  menu: 'القائمة',
  close: 'إغلاق',
  theme: 'التبديل بين الفاتح والداكن',
  retry: 'حاول مرة أخرى',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل هذا.',
  login: 'تسجيل الدخول',
  dashboard: 'لوحة التحكم',
  register: 'التسجيل',
  crashed: 'خطأ غير متوقع في التطبيق',
  crashedHelp: 'لم تستطع الصفحة أن تستمر. صفقاتك ومالك في أمان على الخادم. أعد تحميلها.',
  reload: 'إعادة التحميل',
  sources: {
    simulated: 'محاكى',
    replay: 'مُعاد تشغيله',
    kraken: 'Kraken',
    'kraken trades': 'Kraken، الصفقات',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase، الصفقات',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp، الصفقات',
    licensed: 'بترخيص',
    median: 'الوسيط',
  },
}
