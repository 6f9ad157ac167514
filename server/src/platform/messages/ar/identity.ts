// In Arabic: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'إن لم تطلب هذا، فاتصل بالدعم فورًا.'
const changePassword = 'إن لم تكن أنت، فغيّر كلمة مرورك واتصل بالدعم.'
const seePlan = 'الاطلاع على خطتك'
const stillThere =
  'تستمر الصفقات المفتوحة إلى نهايتها. ما زال بإمكانك تسجيل الدخول للقراءة ' +
  'والسحب وإغلاق حسابك.'
const notBefore = (until: string) =>
  `كما طلبت، لا يمكنك التداول ولا الإيداع حتى ${until}. لا يستطيع أحد ` +
  'إنهاء ذلك قبل أوانه: لا أنت ولا نحن.'
const nothingCharged =
  'لم تُفرض على ذلك أي رسوم. المال في حسابك: يمكنك سحبه، وقد تخسره في ' + 'التداول.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'بدأت فترة التوقف',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'لقد استبعدت نفسك',
    paragraphs: [
      notBefore(until),
      stillThere,
      'إن صار التداول مشكلة، فتحدث إلى أحد عن ذلك: طبيب، أو خط مساعدة لمشكلات ' +
        'المقامرة في بلدك.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'حسابك مجمّد',
    paragraphs: [
      'حسابك مجمّد، لهذا السبب:',
      reason,
      'إلى أن ينظر فيه موظفونا لا يمكنك التداول ولا الإيداع ولا طلب سحب. يمكنك ' +
        'تسجيل الدخول والاطلاع على كل شيء وإلغاء سحب ينتظر وتصدير بياناتك. يبقى ' +
        'رصيدك لك. يرجى الاتصال بالدعم.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'لم يعد حسابك مجمّدًا',
    paragraphs: ['لم يعد حسابك مجمّدًا. يقول موظفونا:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `خطتك هي ${plan}`,
    paragraphs: [`اخترت خطة ${plan}، وهي سارية الآن.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `طلبت خطة ${plan}`,
    paragraphs: [
      `طلبت خطة ${plan}. ينظر فيها أحد موظفينا، وسنكتب إليك. وإلى ذلك الحين تبقى خطتك كما هي.`,
      'لا تُفرض رسوم على الخطة.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `لم تعد تطلب خطة ${plan}`,
    paragraphs: [`تراجعت عن طلب خطة ${plan}. تبقى خطتك كما هي، ويمكنك الطلب من جديد.`],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `خطتك الآن ${plan}`,
    paragraphs: [`تمت الموافقة على طلبك: خطتك الآن ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `لم تتم الموافقة على خطة ${plan}`,
    paragraphs: [
      `رُفض طلبك لخطة ${plan}، لهذا السبب:`,
      reason,
      'تبقى خطتك كما هي، ويمكنك الطلب من جديد.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'أُنشئ رمز شخصي',
  reads: (name) =>
    `أُنشئ لحسابك رمز شخصي للبرامج، باسم «${name}». يمكنه قراءة ما في حسابك؛ ` +
    'ولا يمكنه سحب شيء.',
  trades: (name) =>
    `أُنشئ لحسابك رمز شخصي للبرامج، باسم «${name}». يمكنه قراءة ما في حسابك ` +
    'والتداول؛ ولا يمكنه سحب شيء.',
  revoke: 'إن لم تكن أنت، فألغه وغيّر كلمة مرورك فورًا.',
  action: 'الاطلاع على رموزك',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'طلبت تغيير ملفك الشخصي',
    paragraphs: [
      `طلبت تغيير هذا: ${what}. أرسلت مستندًا لذلك. سننظر فيه ونكتب إليك. وإلى ` +
        'ذلك الحين يسري ما كان معروفًا.',
    ],
    action: 'الاطلاع على حال الطلب',
    closing: [contactUs],
  }),
  call:
    'سنتصل بالرقم الجديد. ليكن ملفك الشخصي مفتوحا حينها: يعرض رمزا لا ' + 'يستطيع إخبارنا به سواك.',
  approved: (what) => ({
    subject: 'تغيّر ملفك الشخصي',
    paragraphs: [`فحصنا مستندك وغيّرنا هذا كما طلبت: ${what}.`],
    action: 'الاطلاع على ملفك الشخصي',
    closing: [contactUs],
  }),
  address: 'إن تغيّر عنوانك أيضًا، فعدّله.',
  rejected: (what, reason) => ({
    subject: 'لم يتغيّر ملفك الشخصي',
    paragraphs: [
      `طلبت تغيير هذا: ${what}. لم نتمكن من ذلك، لهذا السبب:`,
      reason,
      'ما كان معروفًا ما زال ساريًا. يمكنك الطلب من جديد.',
    ],
    action: 'الاطلاع على ملفك الشخصي',
  }),
  fields: {
    firstname: 'الاسم الأول',
    lastname: 'اسم العائلة',
    date_of_birth: 'تاريخ الميلاد',
    country: 'البلد',
    phone: 'رقم الهاتف',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'استلمنا مستنداتك',
    paragraphs: ['شكرًا لك: وصل مستند هويتك. سننظر فيه ونكتب إليك فور فحصه.'],
    closing: ['إن لم تكن قد أرسلت إلينا مستندًا، فاتصل بالدعم.'],
  },
  approved: {
    subject: 'تمت الموافقة على مستنداتك',
    paragraphs: ['فُحص مستند هويتك وتمت الموافقة عليه. لا شيء آخر يلزم فعله.'],
  },
  rejected: (reason) => ({
    subject: 'رُفضت مستنداتك',
    paragraphs: ['فُحص مستند هويتك ولم يمكن قبوله، لهذا السبب:', reason, 'يرجى إرسال صورة أخرى.'],
    action: 'إرسال صورة أخرى',
  }),
  reminder: (due) => ({
    subject: 'يرجى أن تبيّن لنا من أنت',
    paragraphs: [
      `طلبنا منك مستند هوية ولم يصلنا بعد. أرسل صورة منه حتى ${due}. إن احتجت ` +
        'وقتًا أطول، فأخبر الدعم قبل ذلك اليوم: ثلاثون يوم عمل في المجموع ممكنة.',
      'بعد ذلك اليوم يجوز لموظفينا تجميد الحساب إلى أن يصل المستند. يبقى مالك ' + 'لك.',
    ],
    action: 'إرسال مستند',
  }),
  extended: (due) => ({
    subject: 'لديك وقت أطول لمستندك',
    paragraphs: [`أرسل إلينا حتى ${due} صورة من مستند هوية.`],
    action: 'إرسال مستند',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'حسابك مغلق',
    paragraphs: [
      'كما طلبت، أغلقنا حسابك. انتهت كل جلساتك، ولا يستطيع أحد تسجيل الدخول ' +
        'إليه بعد الآن، وحُذفت صورة ملفك الشخصي.',
    ],
    closing: [
      'إن لم تكن أنت من أغلق الحساب، فهناك من يعرف كلمة مرورك. اكتب فورًا إلى ' +
        'الدعم لدينا، وغيّر كلمة المرور حيثما تستعملها.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'أغلقنا حسابك',
    paragraphs: [
      'أغلق موظفونا حسابك، لهذا السبب:',
      reason,
      'انتهت كل جلساتك، ولا يستطيع أحد تسجيل الدخول إليه بعد الآن، وحُذفت صورة ' + 'ملفك الشخصي.',
    ],
    closing: ['إن رأيت أن هذا خطأ، فاكتب إلى الدعم لدينا.'],
  }),
  givenUp: (amount) => `كان المبلغ ${amount} من رصيده المباشر مال لعب، وقد تُنوزل عنه.`,
  kept: (years) =>
    `يطلب منا قانون مكافحة غسل الأموال وقانون المحاسبة أن نحفظ، مدة ${years} ` +
    'سنوات بعد الإغلاق: صفقاتك ونتائجها، وكل حركات المال، وسجل ما حدث ' +
    'للحساب، واسمك وعنوانك، ومستندات الهوية التي أرسلتها.',
  keptUntil: (day) => `ذلك حتى ${day}. لا نستعمل هذه السجلات لأي شيء آخر.`,
}
