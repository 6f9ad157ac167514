// In Arabic: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'لا صفحة هنا',
  description: 'قد يكون العنوان مكتوبًا خطأً، أو أن الصفحة انتقلت.',
  trail: 'غير موجود',
  lead: 'قد يكون العنوان مكتوبًا خطأً، أو أن الصفحة انتقلت. ابحث عنها، أو تابع من هنا.',
  search: 'البحث في الصفحات والأسواق',
  hint: 'مثل رسوم أو BTC',
  pages: 'الصفحات',
  markets: 'الأسواق',
  found: 'القائمة أدناه تعرض ما وُجد.',
  nothing: 'لا شيء بهذا الاسم. هذه الصفحات موجودة:',
  about: {
    '/': 'بداية، البداية، تجريبي، الرئيسية',
    '/help': 'كيف، أسئلة، مساعدة، مصطلحات، احتمالات، نقطة التعادل',
    '/about-us': 'شركة، من نحن',
    '/pricing': 'خطط، سعر، تكلفة، رسوم',
    '/contact-us': 'دعم، مساعدة، دردشة، بريد إلكتروني، شكوى',
    '/bitcoin-trading': 'btc، عملة، بيتكوين',
    '/bitcoin-cash': 'bch، عملة، بيتكوين كاش',
    '/litecoin-trading': 'ltc، عملة، لايتكوين',
    '/etherum-trading': 'eth، عملة، إيثيريوم',
    '/ripple-trading': 'xrp، عملة، ريبل',
    '/financial-instruments': 'أسواق، أسعار، فوركس، عملات، رسم',
    '/live-payouts': 'سحوبات، دليل، مدفوعات',
    '/risk-disclosure': 'مخاطر، خسارة، تحذير',
    '/fairness': 'كيف تُسوّى الصفقات، إيصال، معايرة، أسعار',
    '/status': 'توفر الخدمة، مصدر، ترخيص، إصدار',
    '/legal': 'الشروط والأحكام',
    '/privacy': 'بيانات، ملفات تعريف الارتباط',
    '/aml-policy': 'غسل الأموال، هوية، kyc',
    '/payment-policy': 'إيداع، سحب، استرداد، رسوم',
    '/auth/signin': 'دخول، تسجيل الدخول، كلمة المرور',
    '/auth/signup': 'تسجيل، حساب، تجريبي',
  },
}
