// In Arabic: webhooks.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { webhooks as english } from '../webhooks.ts'

const plural = pluralOf('ar')

function attemptsOf(count: number): string {
  return plural(count, {
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: `${count} محاولات`,
    other: `${count} محاولة`,
  })
}

export const webhooks: Messages<typeof english> = {
  title: 'الويب هوك',
  lead:
    'يُبلَّغ برنامج من برامجك بما يحدث، بدل أن يسأل مرة بعد مرة. كل رسالة موقّعة كما ينص ' +
    'Standard Webhooks، ويُعاد إرسالها حتى ثلاثة أيام إلى أن تصل.',
  tokens: 'الرموز الشخصية',
  yours: 'الويب هوك لديك',
  none: 'ليس لديك أي منها بعد.',
  kinds: {
    'trade.settled': 'الصفقات التي سُوّيت',
    'money.moved': 'المال الذي تحرك',
  },
  ends: {
    by_client: 'محذوف',
    gone: 'انتهى: أجاب بأنه لم يعد موجودًا',
    failing: 'انتهى: لم يصل شيء لمدة خمسة أيام',
    account_closed: 'انتهى مع الحساب',
  },
  states: { waiting: 'تنتظر', delivered: 'وصلت', failed: 'تُركت' },
  problems: {
    address_private: 'اسمه يقود إلى شبكة خاصة',
    name_unknown: 'اسمه غير معروف',
    not_reached: 'لم يجب أحد هناك',
    timed_out: 'لا جواب خلال 15 ثانية',
    certificate: 'شهادته غير صالحة',
    moved: 'أجاب بأنه انتقل؛ ولا يُتبع شيء',
    status: 'لم يجب بحالة من 200 إلى 299',
    gone: 'أجاب بأنه لم يعد موجودًا',
  },
  kindOf: (kind) => (kind === 'webhook.test' ? 'اختبار' : kind),
  since: (day) => `منذ ${day}`,
  paused: 'متوقف مؤقتًا',
  failing: (when) => `لم يصل شيء منذ ${when}`,
  former: (when) => `السر السابق يوقّع أيضًا حتى ${when}`,
  test: 'إرسال اختبار',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  remove: 'حذف',
  newSecret: 'سر جديد',
  makeSecret: 'إنشاء سر جديد',
  named: (what, url) => `${what}: ${url}`,
  make: 'إنشاء ويب هوك',
  making: 'أنشئه',
  url: 'العنوان',
  urlHint: 'يبدأ بـ https:// ويستطيع الجميع الوصول إليه',
  kind: 'ما الذي يُبلَّغ به',
  both: 'كلاهما',
  password: 'كلمة المرور',
  passwordAgain: 'مرة أخرى، للتأكد من أنك أنت',
  shown: 'انسخه الآن: لن يُعرض مرة أخرى.',
  secret: 'السر',
  seen: 'حفظته',
  cancel: 'إلغاء',
  messages: 'الرسائل',
  showMessages: 'إظهار الرسائل',
  hideMessages: 'إخفاء الرسائل',
  noMessages: 'لم يكن هناك ما يُرسل بعد.',
  notLoaded: 'تعذّر تحميل الرسائل.',
  attempts: attemptsOf,
  answered: (status) => `أجاب ${status}`,
  next: (when) => `مرة أخرى في ${when}`,
  again: 'إعادة الإرسال',
  content: 'ما الذي يُرسل',
  more: 'الأقدم',
}
