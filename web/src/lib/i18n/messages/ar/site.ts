// In Arabic: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'أنت هنا',
  menu: {
    main: 'القائمة الرئيسية',
    about: 'من نحن',
    plans: 'خطط التداول',
    crypto: 'العملات الرقمية',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'الموارد',
    instruments: 'الأدوات المالية',
    payouts: 'المدفوعات المباشرة',
    signals: 'الإشارات',
    risk: 'الإفصاح عن المخاطر',
    fairness: 'النزاهة',
    status: 'الحالة',
    help: 'المساعدة',
    legal: 'النصوص القانونية',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
    aml: 'سياسة مكافحة غسل الأموال',
    payment: 'سياسة الدفع',
    contact: 'الاتصال',
  },
  language: 'اللغة',
  explore: 'استكشف',
  by: (company) => `تشغّله ${company}.`,
  noCompany: 'لا شركة تقف وراء هذا التثبيت بعد.',
  status: 'حالة هذا التثبيت وإصداره',
}
