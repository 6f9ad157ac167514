// In Arabic: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
    'risk-disclosure': 'الإفصاح عن المخاطر',
    'aml-policy': 'سياسة مكافحة غسل الأموال واعرف عميلك',
    'payment-policy': 'سياسة الدفع',
  },
  changed: 'تغيّرت نصوصنا القانونية',
  first: 'اقرأ نصوصنا القانونية',
  version: (version) => `الإصدار ${version}`,
  meaning:
    'إلى أن توافق، لا يمكن فتح صفقات جديدة. الصفقات المفتوحة مستمرة، ويمكنك الاطلاع على كل شيء ' +
    'والسحب وتصدير بياناتك وإغلاق حسابك كما من قبل.',
  accept: 'أوافق',
  working: 'لحظة واحدة',
  later: 'ليس الآن',
  short: 'الصفقات الجديدة تنتظر موافقتك على نصوصنا القانونية.',
  show: 'اعرضها',
  notice: 'إشعار بتغيير',
  from: (date) => `من ${date} يسري إصدار جديد: `,
  changes: 'ما الذي يتغير',
  nothingToDo: 'لا شيء عليك فعله الآن. سنطلب منك ذلك في ذلك اليوم.',
  seen: 'اطلعت على هذا',
}
