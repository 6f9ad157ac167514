// In Arabic: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'تغيير كلمة المرور',
  passwordText: 'سيُسجَّل خروجك من كل مكان آخر سجّلت الدخول فيه.',
  current: 'كلمة المرور الحالية',
  password: 'كلمة المرور الجديدة',
  confirmPassword: 'تأكيد كلمة المرور',
  changePassword: 'تغيير كلمة المرور',
  emailTitle: 'تغيير البريد الإلكتروني',
  emailText:
    'نرسل رابطًا إلى العنوان الجديد، وإشعارًا إلى الحالي. لا يتغير شيء إلى أن يُفتح الرابط ' +
    'ويُضغط زره.',
  present: 'البريد الإلكتروني الحالي',
  email: 'البريد الإلكتروني الجديد',
  emailPassword: 'كلمة المرور',
  changeEmail: 'إرسال الرابط',
  working: 'لحظة واحدة',
  toEmail: 'تغيير بريدك الإلكتروني',
  toPassword: 'تغيير كلمة مرورك',
}
