// In Arabic: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'التحقق من الهوية',
  identifyTitle: 'مستند الهوية',
  identifyText:
    'أرسل صورة مستند هوية الآن، أو لاحقًا من حسابك. التداول في الحساب التجريبي لا يتطلب ذلك.',
  later: 'لاحقًا',
  laterText: 'يمكنك تسجيل الدخول من دونه.',
  toSignIn: 'المتابعة إلى تسجيل الدخول',
  over: 'انتهى هذا التسجيل، أو أُرسل مستنده من قبل. سجّل الدخول.',

  loading: 'جارٍ تحميل التحقق الخاص بك',
  status: 'الحالة',
  statuses: {
    none: 'لم يُرسل',
    Pending: 'قيد الانتظار',
    Approved: 'موافَق عليه',
    Rejected: 'مرفوض',
  },
  explained: {
    none: 'أرسل صورة مستند هوية. نفحصه ونكتب إليك.',
    Pending: 'مستندك قيد الفحص. سنكتب إليك؛ وحتى ذلك الحين لا ترسل غيره.',
    Approved: 'فُحص مستندك وتمت الموافقة عليه. لا شيء آخر لترسله.',
    Rejected: 'تعذّر قبول مستندك. أرسل صورة أخرى.',
  },
  due: (day) =>
    `أرسله في موعد أقصاه ${day}: عشرة أيام عمل بعد أول إيداع لك. إن احتجت إلى وقت أطول، فأخبر ` +
    'الدعم قبل ذلك.',
  overdue: (day) => `كان موعده الأقصى ${day}. يجوز لموظفينا تجميد الحساب إلى أن يصل. يبقى مالك لك.`,
  reason: 'السبب',
  sentPicture: 'الصورة التي أرسلتها',
  noPicture: 'لا يمكن عرض صورتك في الوقت الحالي.',

  method: 'المستند',
  chooseMethod: 'اختر مستندًا',
  methods: {
    drivers_license: 'رخصة قيادة',
    international_passport: 'جواز سفر دولي',
    national_id: 'بطاقة هوية وطنية',
    others: 'مستند آخر',
  },
  chooseFile: 'اختيار صورة',
  otherFile: 'اختيار صورة أخرى',
  file: 'صورة المستند',
  fileHint: 'JPEG أو PNG أو WebP، بحد أقصى 5 MB. يجب أن تظهر الحواف الأربع كلها.',
  preview: 'الصورة التي اخترتها',
  fileMissing: 'اختر ملفًا.',
  fileLarge: 'أقصى حجم للملف 5 MB.',
  fileUnknown: 'اختر صورة بصيغة JPEG أو PNG أو WebP.',
  methodMissing: 'اختر مستندًا.',
  send: 'إرسال المستند',
  sending: (percent) => `جارٍ الإرسال، ${percent}%`,
  checking: 'يجري النظر في الصورة',
  private: 'يُحفظ مشفّرًا، ولا يراه إلا أنت وموظفونا.',
}
