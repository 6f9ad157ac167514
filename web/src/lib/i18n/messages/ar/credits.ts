// In Arabic: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { credits as english } from '../credits.ts'

const plural = pluralOf('ar')

function daysOf(count: number): string {
  return plural(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  })
}

export const credits: Messages<typeof english> = {
  title: 'الوحدات',
  lead:
    'المتداول الآلي على حسابك في البورصة يُدفع ثمنه مسبقًا، بالوحدات. أما التداول هنا، باليد أو ' +
    'بنظام التداول في خطتك، فلا يحتاج إلى أي منها.',
  yours: 'وحداتك',
  count: (figure) => `${figure} من الوحدات`,
  may: 'يجوز للمتداول الآلي بدء صفقات جديدة.',
  mayNot: 'مع أقل من وحدة واحدة لا يبدأ المتداول الآلي شيئًا جديدًا؛ والمفتوح يُغلق بحسب قواعده.',
  debt: (since, until) =>
    `تحت الصفر منذ ${since}. ابتداءً من ${until} تتيح لنا شروطنا إنهاء الحساب لهذا السبب؛ وشراء ` +
    'الوحدات يزيل ذلك فورًا.',
  tariff: 'فيم تُستعمل',
  uses: {
    day: 'يوم من التداول الآلي المباشر',
    trade: 'صفقة منفَّذة في بورصة',
  },
  each: (figure) => `${figure} من الوحدات`,
  low: (figure) => `نبلغك عندما يصبح لديك أقل من ${figure}.`,
  buy: 'شراء الوحدات',
  priceOf: (euros) => `€${euros}`,
  withTax: (vat, percent, country) => `شاملًا ضريبة قيمة مضافة €${vat} (${percent}%، ${country})`,
  withoutTax: 'من دون ضريبة القيمة المضافة',
  takes: (usd) => `يأخذ ${usd} من رصيدك المباشر`,
  rate: (dollar) => `اليورو هنا ${dollar}؛ والسعر منا، وليس سعر سوق.`,
  noReturn: 'ما اشتُري لا يُسترد ثمنه.',
  returns: (days) => `يمكن إعادة غير المستعمل خلال ${daysOf(days)}؛ وبعدها لا يُسترد ثمنه.`,
  buyPack: (figure) => `شراء ${figure}`,
  sure: (figure, usd) => `شراء ${figure} من الوحدات مقابل ${usd}؟`,
  yes: 'اشترها',
  no: 'ليس الآن',
  pay: 'الدفع بإيداع',
  payLead:
    'يمكن لإيداع ينتظر دفعه أن يشتري وحدات فور قيده، بالسعر الساري حينها. وما يزيد عن ذلك يبقى ' +
    'في رصيدك.',
  noDeposits: 'لا إيداع لك ينتظر الدفع.',
  ask: 'طلب إيداع',
  deposit: 'الإيداع',
  pack: 'الوحدات',
  choose: 'اختر',
  order: 'الشراء بهذا الإيداع',
  orders: 'إيداعات تشتري وحدات',
  waits: 'ينتظر',
  bought: 'اشترى',
  dropped: 'لم يعد يشتري',
  notBought: 'لم يشترِ شيئًا',
  drop: 'لا تشترِ',
  purchases: 'المشتريات',
  noPurchases: 'لم تشترِ أي وحدات بعد.',
  invoice: (name) => `الفاتورة ${name}`,
  creditNote: (name) => `الإشعار الدائن ${name}`,
  giveBack: (figure, usd) => `إعادة ${figure} مقابل ${usd}`,
  givenBack: (figure, usd) => `أُعيد ${figure} مقابل ${usd}`,
  until: (day) => `حتى ${day}`,
  statement: 'كشف الوحدات',
  moves: { credit_issue: 'مشتراة', credit_charge: 'مستعملة', credit_refund: 'مُعادة' },
  noMoves: 'لم يتحرك شيء بعد.',
  columns: { at: 'الوقت', what: 'ماذا', credits: 'الوحدات', left: 'المتبقي' },
  more: 'الأقدم',
  blocked: {
    credits_closed: 'لا تُباع الوحدات في الوقت الحالي.',
    credits_need_profile: 'أكمل ملفك الشخصي أولًا: الفاتورة تذكرك.',
    credits_need_identity: 'أرسل مستند هوية أولًا.',
    account_frozen: 'حسابك مجمّد.',
  },
  cannot: 'لا يمكنك شراء الوحدات في الوقت الحالي.',
}
