// In Arabic: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'أنت غير متصل',
    text:
      'لا اتصال، فلا أسعار ولا تداول هنا. صفقاتك المفتوحة تنتهي مع ذلك في وقتها على الخادم، ' +
      'وتُسوّى ' +
      'بأسعاره.',
    again: 'إعادة المحاولة',
  },
  update: {
    ready: 'إصدار جديد جاهز.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
  },
}
