// In Arabic: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'تعديل الملف الشخصي',
  completeTitle: 'أكمل ملفك الشخصي',
  completeText: 'بعض المعلومات عنك، كما يطلب منا القانون. يستغرق هذا دقيقة.',
  later: 'لاحقًا',
  laterText: 'يمكنك التداول في الحساب التجريبي من دونه.',
  registrationOver:
    'تمّت هذه الخطوة، أو استغرق تسجيلك أكثر من يوم. سجّل الدخول لترى ملفك الشخصي أو تكمله.',
  toSignIn: 'تسجيل الدخول',
  firstname: 'الاسم الأول',
  lastname: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  emailHint: 'عنوانك لتسجيل الدخول.',
  changeEmail: 'تغيير البريد الإلكتروني',
  phone: 'الهاتف',
  optional: 'اختياري',
  phoneHint: 'مع + ورمز البلد، أو كما يُطلب في بلدك.',
  gender: 'الجنس',
  genders: { male: 'ذكر', female: 'أنثى', others: 'غير ذلك' },
  date_of_birth: 'تاريخ الميلاد',
  birthHint: 'يجب أن يكون عمرك 18 عامًا أو أكثر. لاحقًا لا يتغير إلا بمستند.',
  country: 'البلد',
  countryHint:
    'لا نقبل عملاء إلا من هذه البلدان. إن كنت تقيم في بلد آخر فيمكنك استعمال الحساب التجريبي، ' +
    'وهو لا يحتاج إلى ملف شخصي.',
  state: 'الولاية أو المحافظة',
  city: 'المدينة',
  address: 'العنوان',
  choose: 'اختر',
  loadingCountries: 'جارٍ تحميل البلدان',
  noCountries: 'تعذّر تحميل قائمة البلدان.',
  retry: 'حاول مرة أخرى',
  avatar: 'الصورة',
  noAvatar: 'لا صورة بعد',
  yourAvatar: 'صورتك',
  chooseAvatar: 'اختيار صورة',
  removeAvatar: 'حذف الصورة',
  avatarHint: 'JPEG أو PNG أو WebP، بحد أقصى 2 MB. تُعرض مربعة.',
  avatarLarge: 'يجب ألا تزيد الصورة على 2 MB.',
  avatarUnknown: 'اختر صورة بصيغة JPEG أو PNG أو WebP.',
  avatarNew: (name) => `تُعرض ${name} بعد الحفظ.`,
  marked: 'تحقق من الحقول المحددة.',
  save: 'حفظ التغييرات',
  send: 'حفظ ومتابعة',
  working: 'لحظة واحدة',
  finish: 'أكمل ملفك الشخصي',
  finishText: 'ما زالت بعض المعلومات عنك ناقصة.',
  dismiss: 'ليس الآن',
}
