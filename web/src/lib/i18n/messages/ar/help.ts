// In Arabic: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'المساعدة والنصوص القانونية',
  centre: 'مقالات المساعدة',
  liveChat: 'دردشة مباشرة',
  contact: 'الاتصال',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  risk: 'الإفصاح عن المخاطر',
  aml: 'سياسة مكافحة غسل الأموال',
  payment: 'سياسة الدفع',
  site: 'الموقع العام',
}
