// In Arabic: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'اتصل بنا',
  trail: 'الاتصال',
  description: 'اكتب إلى الدعم لدينا، أو اعثر على رقم هاتفه وبريده الإلكتروني.',
  lead: 'ما تكتبه يُحفظ لموظفي هذا التثبيت، وهم يردون بالبريد الإلكتروني.',
  waysTitle: 'الدعم',
  noWays: 'لا رقم هاتف ولا بريد إلكتروني معيّن على هذا التثبيت. استعمل النموذج.',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  hours: 'الساعات',
  complaints: 'الشكاوى',
  formTitle: 'تواصل معنا',
  fields: { name: 'الاسم', email: 'البريد الإلكتروني', message: 'الرسالة' },
  send: 'إرسال',
  sending: 'جارٍ الإرسال',
  kept: 'نستعمل رسالتك للرد عليك، ونحفظها سنتين، ثم نحذفها. المزيد في ',
  privacy: 'سياسة الخصوصية',
  noScript: 'يحتاج النموذج إلى JavaScript. من دونه اكتب إلى العنوان أعلاه.',
  close: 'إغلاق هذا الإشعار',
  addressTitle: 'أين نحن',
  map: 'اعثر عليه في OpenStreetMap',
  mapNote: 'الصورة رسم وليست خريطة. الرابط يقود إلى موقع آخر لا يُحمَّل منه شيء هنا.',
}
