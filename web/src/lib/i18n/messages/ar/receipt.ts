// In Arabic: the proof of one trade.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { receipt as english } from '../receipt.ts'

const plural = pluralOf('ar')

function ticksOf(count: number): string {
  return plural(count, {
    one: 'تيك واحد',
    two: 'تيكان',
    few: `${count} تيكات`,
    other: `${count} تيك`,
  })
}

function secondsOf(count: number): string {
  return plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    other: `${count} ثانية`,
  })
}

export const receipt: Messages<typeof english> = {
  title: 'الإيصال',
  missing: 'لا صفقة كهذه في حسابك.',
  back: 'سجل الصفقات',
  terms: 'الشروط',
  result: 'النتيجة',
  prices: 'الأسعار',
  formula: 'كيف صُنع سعر الممارسة',
  check: 'فُحص في متصفحك',
  checkNote: 'أُعيد حسابه هنا من التيكات أدناه، بأعداد صحيحة، من دون سؤال الخادم مرة أخرى.',
  download: 'تنزيل بصيغة JSON',
  entry: 'سعر الدخول',
  exit: 'سعر الخروج',
  strike: 'سعر الممارسة',
  amount: 'المبلغ',
  payout: 'المدفوع',
  profitRate: 'الربح إن كنت على حق',
  duration: 'المدة',
  accepted: 'القبول',
  expires: 'الانتهاء',
  settled: 'التسوية',
  margin: 'الهامش في السعر',
  chance: 'الاحتمال المسعَّر',
  volatility: 'التقلب لكل جذر ثانية',
  quantile: 'الشريحة الكمية',
  factor: 'معامل سعر الممارسة',
  rules: 'إصدار القواعد',
  delay: 'مهلة الدخول',
  delayOf: (seconds) => `${seconds} ث`,
  exitRule: 'الخروج يحسمه',
  exitRuleOf: (seconds) => (seconds === 1 ? 'آخر سعر' : `متوسط آخر ${secondsOf(seconds)}`),
  average: (price, seconds) => `${price}، متوسط آخر ${secondsOf(seconds)}`,
  source: 'المصدر',
  mode: 'الحساب',
  side: 'الاتجاه',
  strikeRate: 'معدل الممارسة',
  id: 'معرّف الصفقة',
  none: 'لا شيء',
  later: 'ليس بعد',
  loading: 'جارٍ تحميل الإيصال',
  headline: {
    Pending: 'جارية',
    Won: (paid) => `رابحة: دُفع ${paid}`,
    Lost: (amount) => `خاسرة: ${amount}`,
    Draw: (amount) => `تعادل: عاد ${amount}`,
    Void: (amount) => `لاغية: عاد ${amount}`,
  },
  needed: {
    Buy: (strike) => `كان يجب أن ينتهي السعر فوق ${strike}.`,
    Sell: (strike) => `كان يجب أن ينتهي السعر تحت ${strike}.`,
  },
  needs: {
    Buy: (strike) => `يجب أن ينتهي السعر فوق ${strike}.`,
    Sell: (strike) => `يجب أن ينتهي السعر تحت ${strike}.`,
  },
  ended: {
    above: (exit, distance) => `انتهى عند ${exit}، أعلى بمقدار ${distance}.`,
    below: (exit, distance) => `انتهى عند ${exit}، أدنى بمقدار ${distance}.`,
    equal: (exit) => `انتهى عند ${exit}، هناك تمامًا.`,
  },
  around: {
    entry: 'الدقيقة المحيطة بالدخول',
    exit: 'الدقيقة المحيطة بالخروج',
  },
  chart: {
    label: (title, count, low, high) => `${title}: ${ticksOf(count)} بين ${low} و${high}`,
    minuteBefore: '\u221260 s',
    minuteAfter: '+60 s',
    instant: { entry: 'القبول', exit: 'الانتهاء' },
    mark: { entry: 'الدخول', exit: 'الخروج' },
    strike: 'سعر الممارسة',
    noTicks: 'لا تيك مخزنًا لهذه الدقائق.',
    table: ticksOf,
  },
  tickNumber: 'رقم',
  medianOf: (said) => `وسيط ${said}`,
  roles: { down: 'غير متصل', old: 'قديم جدًا', frozen: 'ثابت لا يتحرك', outlier: 'بعيد جدًا' },
  tick: { number: 'م.', time: 'الوقت', price: 'السعر', source: 'المصدر' },
  steps: {
    chance: 'الاحتمال المسعَّر',
    factor: 'معامل سعر الممارسة',
    strike: 'سعر الممارسة',
    payout: 'المدفوع إن كنت على حق',
    down: (step) => `مقرَّبًا إلى الأسفل بخطوة ${step}، لصالحك`,
    up: (step) => `مقرَّبًا إلى الأعلى بخطوة ${step}، لصالحك`,
    waiting: 'يأتي عند معرفة سعر الدخول.',
    symbols:
      'v: التقلب لكل جذر ثانية. q: الشريحة الكمية للاحتمال. m: الهامش. T: الثواني المحسوبة: ' +
      'المدة ناقص مهلة الدخول، وناقص (n − 1)(4n + 1) / 6n في حالة متوسط n من الثواني.',
    digits: 'اقتُصر هنا على ستة أرقام من v وq؛ وكل أرقامهما ضمن الشروط.',
  },
  formulas: {
    chance: '(1 \u2212 m) / (1 + الربح)',
    payout: 'المبلغ + المبلغ \u00d7 الربح',
  },
  open: 'هذه الصفقة ما زالت مفتوحة. يُكتب باقي إيصالها عند انتهائها.',
  reasons: {
    no_entry_tick: 'لم يأتِ سعر خلال 10 ثوانٍ من مهلة الدخول. عاد المبلغ.',
    no_exit_tick: 'لم يتبع الدخول أي سعر قبل الانتهاء. عاد المبلغ.',
    exit_tick_too_old: 'كان آخر سعر قبل الانتهاء قديمًا جدًا. عاد المبلغ.',
  },
  causes: {
    source_silent: 'كنا نسمع المصادر طوال الوقت؛ ولم يكن هناك سعر.',
    source_empty: 'فاتنا بعض الوقت وسألنا المصدر عنه. ولم يكن لديه سعر أيضًا.',
    source_unreachable: 'فاتنا بعض الوقت، ولم يجب المصدر لمدة ساعة.',
    source_changed: 'تأتي الأسعار منذ ذلك الحين من مصدر آخر.',
    sources_disagreed: 'اختلفت مصادره، أو بقي واحد منها وحده: لم يكن لدى أحد سعر.',
  },
  waiting: 'انتهت وتنتظر أسعار وقتها.',
  gaps: {
    title: 'أسعار فاتت',
    lead: 'أوقات من هذه الصفقة لم نسمع فيها المصدر، وما أجاب به لاحقًا.',
    during: (from, to) => `من ${from} إلى ${to} UTC`,
    since: (from) => `ابتداءً من ${from} UTC`,
    causes: {
      restarted: 'شُغّل الخادم',
      connection_lost: 'انقطع الاتصال بالمصدر',
      stood_still: 'توقف الخادم عن الحركة',
      database_away: 'كانت قاعدة البيانات غائبة',
    },
    asking: 'يجري سؤال المصدر.',
    haltsTitle: 'أوقات بلا سعر',
    haltsLead: 'أوقات من هذه الصفقة لم يكن فيها لأداتها سعر، للجميع.',
    halts: {
      disputed: 'اختلفت المصادر',
      alone: 'بقي مصدر واحد وحده',
    },
    answers: {
      prices: (asked, at, ticks) =>
        `سُئل ${asked} (${at} UTC): عدد الأسعار ${ticks}، وتُحسب كأي أسعار أخرى.`,
      nothing: (asked, at) => `سُئل ${asked} (${at} UTC): ليس لديه سعر من ذلك الوقت.`,
      unreachable: (asked, at) => `سُئل ${asked}، من دون جواب حتى ${at} UTC.`,
      other_source: (asked) => `تأتي الأسعار الآن من ${asked}، ولم يُسأل.`,
    },
  },
  checks: {
    entry: 'الدخول هو أول سعر بعد القبول والمهلة',
    strike: 'سعر الممارسة ينتج من الدخول والمعامل',
    exit: 'الخروج هو آخر سعر حتى الانتهاء، أو المتوسط المذكور',
    status: 'النتيجة تنتج من سعر الممارسة والخروج',
    payout: 'المدفوع ينتج من النتيجة',
    sources: 'الأسعار هي وسيط ما قالته مصادرها',
  },
  passed: 'نجح',
  failed: 'لم ينجح',
  stated: (text) => `يقول الإيصال ${text}`,
  computed: (text) => `المحسوب من جديد: ${text}`,
  summary: (passed, all) => `نجح ${passed} من ${all}`,
  notYet: 'لا شيء للفحص بعد: لم يأتِ سعر الدخول.',
}
