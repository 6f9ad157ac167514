// In Arabic: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { coins as english } from '../coins.ts'

const plural = pluralOf('ar')

function minutesOf(count: number): string {
  return plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    other: `${count} دقيقة`,
  })
}

function secondsOf(count: number, said: string): string {
  return plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${said} ثوانٍ`,
    other: `${said} ثانية`,
  })
}

export const coins: Messages<typeof english> = {
  specification: 'ما يمكن تداوله، وبأي شروط',
  specificationLead: 'الأزواج المسعَّرة لهذه العملة، مع شروطها. المبلغ هو مبلغ صفقة واحدة.',
  noSpecification: 'لا يمكن عرض الشروط الآن. أعد تحميل الصفحة بعد قليل.',
  notQuoted: (coin) =>
    `لا أحد من مصادر أسعارنا يسعّر ${coin}. لذلك لا سعر لها، ولا رسم، ولا شيء للتداول.`,
  facts: {
    price: 'السعر',
    tick: 'أصغر خطوة للسعر',
    hours: 'الساعات',
    durations: 'المدد',
    amount: 'مبلغ الصفقة',
    payout: 'أقصى ما يُدفع للصفقات المفتوحة',
    margin: 'الهامش في كل سعر',
  },
  perClient: (amount) => `${amount} لكل عميل`,
  always: 'كل يوم، على مدار الساعة',
  weekly: 'مغلق في عطلة نهاية الأسبوع',
  closed: 'مغلق الآن',
  between: (least, most) => `من ${least} إلى ${most}`,
  noPrice: 'لا سعر الآن',
  more: (pair) => `${pair} بالتفصيل`,
  exampleTag: 'مثال',
  exampleTitle: 'صفقة واحدة، صائبة وخاطئة',
  exampleLead: ({ stake, pair, duration, side }) =>
    `تضع ${stake} على ${pair} لمدة ${duration} وتختار ${side}: يجب أن ينتهي السعر ` +
    `${side === 'Buy' ? 'فوق' : 'تحت'} سعر الممارسة. هذا ما كان سيُعرض عليك لحظة إعداد هذه ` +
    'الصفحة.',
  noExample:
    'لا عرض سعر لهذا المثال الآن: أحدث سعر قديم جدًا، أو المعروف عن حركته قليل جدًا، أو حركته ' +
    'أقل من أن تسمح بسعر ممارسة عادل، أو الصفقة غير متاحة هنا. أي أمر مثله كان سيُرفض.',
  example: {
    stake: 'المبلغ الموضوع',
    spot: 'السعر الآن',
    strike: 'سعر الممارسة، لو كان هذا سعر الدخول',
    priced: 'احتمال الربح الذي سُعّرت به',
    breakEven: 'نسبة الصفقات التي يجب ربحها للتعادل',
    margin: 'هامشنا: الخسارة المتوقعة من مبلغ الصفقة',
    age: (source, age) => `المصدر: ${source}. كان عمر السعر ${age}.`,
  },
  right: 'إن كنت على حق',
  wrong: 'إن كنت مخطئًا',
  equal: 'إن تساويا',
  rightText: (end, profit, back) =>
    `ينتهي السعر عند ${end}، بعد سعر الممارسة بخطوة واحدة. تربح ${profit}؛ ومع مبلغك يعود إليك ` +
    `${back}.`,
  wrongText: (end, stake) =>
    `ينتهي السعر عند ${end}، قبل سعر الممارسة بخطوة واحدة. تخسر ${stake}، أي المبلغ كله. لا يهم ` +
    'كم كان قريبًا.',
  equalText: (strike, stake) =>
    `ينتهي السعر عند ${strike}، وهو سعر الممارسة نفسه. هذا تعادل، ويعود ${stake}.`,
  exampleFoot: (breakEven, priced, cost) =>
    `للتعادل بهذا الاختيار يجب أن تربح ${breakEven} من صفقات كهذه. سعر الممارسة موضوع بحيث ` +
    `يُتوقع أن تربح ${priced} منها. يأتي هامشنا من الفرق: يكلف ${cost} من هذا المبلغ في ` +
    'المتوسط، أيًا كانت الجهة التي تختارها. الاحتمال ليس وعدًا: يمكن أن تُخسر الصفقة التالية ' +
    'مهما كانت نتائج ما قبلها.',
  read: 'اقرأ أيضًا',
  readFairness: 'كيف يُصنع السعر ويُتحقق منه',
  readRisk: 'الإفصاح عن المخاطر',
  readPlans: 'خطط التداول',
  minutes: minutesOf,
  seconds: (count) => secondsOf(Number(count), count),
}
