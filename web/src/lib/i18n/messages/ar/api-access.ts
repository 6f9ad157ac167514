// In Arabic: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'الوصول عبر API',
  lead:
    'يتيح الرمز الشخصي لبرنامج من برامجك قراءة حسابك أو التداول به. لا يستطيع أي رمز السحب أو ' +
    'الإيداع أو تغيير هويتك.',
  docs: 'كل الاستدعاءات',
  webhooks: 'الويب هوك: أن تُبلَّغ بدل أن تسأل',
  scopes: { read: 'قراءة', trade: 'تداول' },
  both: 'قراءة وتداول',
  tokens: 'رموزك',
  none: 'لم تنشئ أي رمز بعد.',
  make: 'إنشاء رمز',
  name: 'الاسم',
  nameHint: 'لك أنت، مثل البرنامج المخصص له',
  scope: 'ما يجوز له فعله',
  days: 'الصلاحية بالأيام',
  addresses: 'من هذه العناوين فقط',
  addressesHint: 'عناوين أو شبكات تفصل بينها فواصل؛ فارغ: من أي مكان',
  password: 'كلمة المرور',
  passwordAgain: 'مرة أخرى، للتأكد من أنك أنت',
  making: 'أنشئه',
  shown: 'انسخه الآن: لن يُعرض مرة أخرى.',
  token: 'الرمز',
  seen: 'حفظته',
  madeAt: (day) => `أُنشئ في ${day}`,
  until: (day) => `حتى ${day}`,
  used: (when) => `آخر استعمال ${when}`,
  unused: 'لم يُستعمل قط',
  from: (addresses) => `من ${addresses}`,
  revoke: 'إلغاء',
  revokeNamed: (name) => `إلغاء ${name}`,
  revoked: 'ملغى',
  limits: (calls, orders) =>
    `حدّ الرمز في الدقيقة ${calls} استدعاء و${orders} أمر؛ وكل جواب يقول كم بقي.`,
}
