// In Arabic: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { privacy as english } from '../privacy.ts'

const plural = pluralOf('ar')

function yearsOf(count: number): string {
  return plural(count, {
    one: 'سنة واحدة',
    two: 'سنتين',
    few: `${count} سنوات`,
    other: `${count} سنة`,
  })
}

function timesOf(count: number): string {
  return plural(count, {
    one: 'مرة واحدة',
    two: 'مرتين',
    few: `${count} مرات`,
    other: `${count} مرة`,
  })
}

export const privacy: Messages<typeof english> = {
  title: 'بياناتك',
  intro: 'ما نحفظه عنك، ونسخة منه كله، وطريقة إغلاق حسابك.',
  heldTitle: 'ما نحفظه',
  what: 'ماذا',
  records: 'السجلات',
  kept: 'مدة الحفظ',
  profile: 'الاسم والبريد الإلكتروني والهاتف والعنوان',
  picture: 'صورة الملف الشخصي',
  held: {
    trades: 'الصفقات ونتائجها',
    ledger: 'حركات المال',
    withdrawals: 'السحوبات',
    deposits: 'الإيداعات',
    card_payments: 'المدفوعات بالبطاقة',
    corrections: 'تصحيحات رصيدك',
    deposit_addresses: 'عناوين الإيداع',
    withdrawal_addresses: 'عناوين السحب',
    events: 'أحداث الحساب',
    sessions: 'تسجيلات الدخول',
    known_devices: 'المتصفحات المعروفة',
    exchange_keys: 'مفاتيح البورصات',
    trader_bots: 'الروبوتات على حسابات البورصات',
    trader_orders: 'أوامر الروبوتات',
    trader_fills: 'ما صادفته أوامر الروبوتات',
    authenticator: 'تطبيق المصادقة',
    recovery_codes: 'رموز الاسترداد',
    passkeys: 'مفاتيح المرور',
    acceptances: 'النصوص القانونية التي وافقت عليها',
    identity_deadline: 'الموعد الأقصى لإرسال مستند',
    automation_settings: 'إعدادات الصفقات الآلية',
    automation_switches: 'مرات تشغيل الصفقات الآلية وإيقافها',
    automation_orders: 'أوامر الصفقات الآلية',
    automation_skips: 'الإشارات التي لم تُتداول نيابة عنك',
    automation_pauses: 'المرات التي أوقف فيها موظفونا الصفقات الآلية مؤقتًا',
    limits: 'حدودك',
    freezes: 'المرات التي جُمّد فيها حسابك',
    documents: 'مستندات الهوية',
    identities: 'ما أثبتته المستندات',
    plan_requests: 'طلبات الخطط',
    promotions: 'ما منحته لك العروض الترويجية',
    credit_purchases: 'الوحدات التي اشتريتها',
    credit_charges: 'الوحدات التي استعملتها',
    credit_orders: 'إيداعات تشتري وحدات',
    credit_debts: 'الوحدات تحت الصفر',
    tournaments: 'المسابقات',
    chip_times: 'متى يمكن وضع الرقائق',
    invoices: 'الفواتير',
    api_tokens: 'الرموز الشخصية',
    webhooks: 'الويب هوك',
    webhook_messages: 'الرسائل إلى الويب هوك',
    notice_choices: 'اختيارات الإشعارات',
    push_devices: 'أجهزة الإشعارات الفورية',
    price_alerts: 'تنبيهات الأسعار',
    answers: 'الأجوبة عن رسائلك',
    disputes: 'مدفوعات البطاقات المعترَض عليها',
    appropriateness: 'الإجابات عن الأسئلة المسبقة',
    conversations: 'محادثات الدردشة',
    conversation_lines: 'أسطر المحادثات',
    notices: 'الإشعارات',
    letters: 'الرسائل التي أرسلناها إليك',
    messages: 'الرسائل التي كتبتها إلينا',
    links: 'الروابط التي أرسلناها إليك',
  },
  forYears: (years) => `${yearsOf(years)} بعد الإغلاق`,
  untilClosed: 'حتى تحذفها أو تغلق الحساب',
  monthAfter: '30 يومًا بعد انتهائها',
  month: '30 يومًا',
  year: 'سنة واحدة',
  twoYears: 'سنتان',
  untilForgotten: 'حتى تنساها؛ العشرون الأخيرة استعمالًا',
  untilRemoved: (years) => `حتى تحذفها؛ بحد أقصى ${yearsOf(years)} بعد الإغلاق`,
  why: (years) =>
    `تطلب منا قوانين مكافحة غسل الأموال والمحاسبة حفظ السجلات لمدة ${yearsOf(years)} بعد إغلاق ` +
    'الحساب. ولا نستعملها عندئذ لأي شيء آخر.',
  since: (date) => `فُتح الحساب في ${date}.`,
  exportTitle: 'خذ بياناتك معك',
  exportText:
    'ملف ZIP واحد فيه كل ما سبق: بيانات تستطيع البرامج قراءتها (JSON)، وصورة ملفك الشخصي، وصور ' +
    'مستنداتك وإيصالاتك. وملف read-me فيه يقول ما ليس فيه.',
  exportLimit: (times) => `يمكنك فعل ذلك ${timesOf(times)} في اليوم.`,
  password: 'كلمة المرور',
  fields: { password: 'كلمة المرور', reason: 'السبب' },
  passwordAgain: 'لأمانك نطلب كلمة مرورك مرة أخرى.',
  export: 'تصدير بياناتي',
  exporting: (kilobytes) => `جارٍ التصدير: ${kilobytes} kB حتى الآن`,
  exported: (kilobytes) => `بياناتك في my-data.zip (${kilobytes} kB).`,
  brokenOff: 'انقطع التصدير. حاول مرة أخرى.',
  closeTitle: 'إغلاق الحساب',
  closeText: 'الإغلاق نهائي: لا يمكنك تسجيل الدخول بعده، ولا فتح حساب آخر بهذا البريد الإلكتروني.',
  tradesOpen: (count) =>
    plural(count, {
      one: 'في حسابك المباشر صفقة مفتوحة. يمكنك إغلاق الحساب بعد انتهائها.',
      two: 'في حسابك المباشر صفقتان مفتوحتان. يمكنك إغلاق الحساب بعد انتهائهما.',
      few: `في حسابك المباشر ${count} صفقات مفتوحة. يمكنك إغلاق الحساب بعد انتهائها.`,
      other: `في حسابك المباشر ${count} صفقة مفتوحة. يمكنك إغلاق الحساب بعد انتهائها.`,
    }),
  balanceLeft: (money) => `في حسابك المباشر ${money}. اسحب هذا المبلغ أولًا.`,
  givenUp: (money) => `المبلغ ${money} في حسابك المباشر مال وهمي لا يمكن سحبه: تتخلى عنه بالإغلاق.`,
  close: 'إغلاق حسابي',
  confirmTitle: 'إغلاق الحساب نهائيًا؟',
  consequences: [
    'تنتهي كل تسجيلات دخولك فورًا، على كل جهاز.',
    'تُحذف صورة ملفك الشخصي فورًا.',
    'تُحفظ السجلات المذكورة أعلاه ما دام القانون يطلب ذلك؛ وتصلك رسالة تقول حتى متى.',
  ],
  reason: 'لماذا تغادر؟ (اختياري)',
  reasonHint: 'لا يقرأ هذا إلا موظفونا.',
  closeForGood: 'إغلاق نهائي',
  keep: 'الإبقاء على حسابي',
  working: 'لحظة واحدة',
}
