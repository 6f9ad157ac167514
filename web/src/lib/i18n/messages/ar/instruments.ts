// In Arabic: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { instruments as english } from '../instruments.ts'

const plural = pluralOf('ar')

function foundOf(count: number): string {
  return plural(count, {
    one: 'وُجدت أداة واحدة.',
    two: 'وُجدت أداتان.',
    few: `وُجدت ${count} أدوات.`,
    other: `وُجدت ${count} أداة.`,
  })
}

function tradingDaysOf(count: number): string {
  return plural(count, {
    one: 'يوم تداول واحد',
    two: 'يومي تداول',
    few: `${count} أيام تداول`,
    other: `${count} يوم تداول`,
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

export const instruments: Messages<typeof english> = {
  title: 'الأدوات المالية',
  description:
    'كل ما له سعر هنا، من العملات الرقمية إلى الأسهم: كل سعر مع مصدره وعمره، ورسم ومؤشرات.',
  lead: 'بعض هذه يمكن تداوله؛ والباقي معروض للمقارنة. كل سعر يقول من ذكره وكم عمره.',
  market: 'نظرة على السوق',
  tabs: 'أنواع الأدوات',
  tab: {
    crypto: 'العملات الرقمية',
    currencies: 'العملات',
    indices: 'المؤشرات',
    commodities: 'السلع',
    bonds: 'السندات',
    stocks: 'الأسهم',
    catalogue: 'القائمة الأوسع',
  },
  catalogueNote: 'هذه مسعَّرة للمقارنة ولا تُتداول هنا.',
  search: 'البحث في كل الأدوات',
  searchHint: 'الاسم أو الرمز، مثل ETH',
  sort: 'الترتيب',
  sortOptions: {
    listed: 'كما في القائمة',
    name: 'الاسم',
    price: 'السعر، الأعلى أولًا',
    priceUp: 'السعر، الأدنى أولًا',
    change: 'التغير، الأعلى أولًا',
    changeDown: 'التغير، الأدنى أولًا',
    nameDown: 'الاسم، من النهاية',
  },
  columns: { name: 'الأداة', day: 'آخر يوم', price: 'السعر', change: '24 ساعة' },
  found: foundOf,
  nothing: 'لا أداة من هذا النوع بهذا الاسم.',
  elsewhere: (count, tab) => `${count} في ${tab}`,
  more: (left) => `عرض المزيد (بقي ${left})`,
  pricesAt: (time) => `الأسعار في ${time} UTC.`,
  live: 'تتحرك كلما جاءت أسعار جديدة.',
  showChart: (name) => `عرض رسم ${name}`,
  chosen: 'الأداة المختارة',
  open: (name) => `${name} بالتفصيل`,
  failed: 'تعذّر تحميل السوق.',

  technical: 'الملخص الفني',
  technicalLead: (interval) => `حسبناه من أسعار إغلاق شموع مدتها ${interval}.`,
  intervals: { 60: 'دقيقة واحدة', 900: '15 دقيقة', 3600: 'ساعة واحدة', 86400: 'يوم واحد' },
  indicator: 'المؤشر',
  value: 'القيمة',
  says: 'ما يقوله الآن',
  tooFew: 'التاريخ المعروف أقل مما يلزم لهذا.',
  waiting: 'يجري حسابه.',
  average: {
    sma20: 'متوسط 20',
    sma50: 'متوسط 50',
    ema20: 'متوسط أسّي 20',
  },
  averageSays: {
    above: 'السعر فوق هذا المتوسط.',
    below: 'السعر تحت هذا المتوسط.',
    level: 'السعر عند هذا المتوسط.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'رجحت الارتفاعات بقوة على الانخفاضات في آخر 14 شمعة (70 أو أكثر).',
    low: 'رجحت الانخفاضات بقوة على الارتفاعات في آخر 14 شمعة (30 أو أقل).',
    middle: 'لم ترجح بقوة لا الارتفاعات ولا الانخفاضات (بين 30 و70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line}،\nخط الإشارة ${signal}`,
  macdSays: {
    above: 'الخط فوق خط إشارته: تقدم الاتجاه القصير على الطويل.',
    below: 'الخط تحت خط إشارته: تخلف الاتجاه القصير عن الطويل.',
    level: 'الخط عند خط إشارته.',
  },
  bands: 'نطاقات بولينجر (20, 2)',
  bandsValue: (lower, upper) => `${lower}\nإلى ${upper}`,
  bandsSays: {
    above: 'السعر فوق النطاق الأعلى: بعيد كثيرًا فوق متوسطه قياسًا بحركته.',
    below: 'السعر تحت النطاق الأدنى: بعيد كثيرًا تحت متوسطه قياسًا بحركته.',
    within: 'السعر بين النطاقين.',
  },
  means: 'ما معنى كل منها، وأين ينتهي معناه',
  limits:
    'كلها محسوبة من الأسعار الماضية وحدها. لا شيء منها يقول ماذا سيفعل السعر بعد ذلك، ولا شيء ' +
    'منها نصيحة. والاحتمال في عرض السعر هنا لا يأتي منها.',

  crypto: 'زوج من العملات الرقمية، أو من عملة رقمية وعملة',
  pair: 'زوج عملات',
  ofExchange: {
    Indices: 'مؤشر أسهم',
    Commodities: 'سلعة',
    Bonds: 'سند حكومي',
    Stocks: 'سهم',
  },
  quoted: 'مسعَّر، ولا يُتداول هنا',
  tradedLead: (kind) => `${kind}. التداول متاح هنا، لمدد محددة.`,
  quotedLead: (kind) => `${kind}. السعر هنا للمقارنة، ولا تُقبل أوامر.`,
  pageTitle: (name) => `${name}: السعر والرسم والشروط`,
  pageDescription: (name) =>
    `${name}: السعر مع مصدره وعمره، ورسم، وما تقوله المؤشرات، وشروط التداول.`,
  behaviour: {
    title: 'كيف تحرك السعر',
    volatility: 'التقلب',
    aYear: (share) => `${share} في السنة`,
    with: (index) => `الارتباط مع ${index}`,
    tooLittle: 'غير معروف بعد: يلزم لذلك ثلاثة أيام تداول كاملة',
    from: (days, until) =>
      `حسبناه من أسعار الإغلاق الساعية خلال ${tradingDaysOf(days)} حتى ${until}، بما فيها الليالي.`,
    means:
      'التقلب هو مقدار صعود السعر وهبوطه، محوّلًا إلى سنة؛ ولا يقول شيئًا عن الاتجاه. الارتباط ' +
      'هو مدى سير حركاته الساعية مع حركات المؤشر: معًا عند 1، وكل في طريقه عند 0، وأحدهما عكس ' +
      'الآخر عند \u22121. كلاهما عن الماضي، ويتغير.',
  },
  price: 'السعر والرسم',
  terms: 'الشروط',
  termsQuoted: 'ما المسعَّر هنا',
  facts: {
    code: 'الرمز',
    exchange: 'البورصة',
    currency: 'العملة',
    tick: 'أصغر خطوة للسعر',
    hours: 'الساعات',
    taken: 'منها ما يُتداول هنا',
    now: 'الآن',
    durations: 'المدد',
    amount: 'مبلغ الصفقة',
    payout: 'أقصى ما يُدفع للصفقات المفتوحة لعميل واحد',
    margin: 'هامشنا في كل سعر',
    age: 'أقدم سعر تُقبل عليه أوامر',
    delay: 'الدخول: أول سعر بعد',
  },
  takenHours: (from, to) => `من ${from} إلى ${to} (UTC)`,
  eveningBefore: (time) => `${time} من المساء السابق`,
  sessionsIn: (times, city) => `من الاثنين إلى الجمعة، ${times} (بتوقيت ${city})، ما عدا العطل.`,
  holidayOn: (date) => `العطلة التالية ${date}.`,
  always: 'كل يوم، على مدار الساعة',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `مغلق من ${fromDay} ${fromTime} إلى ${toDay} ${toTime} (UTC)، كل أسبوع`,
  days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  openNow: 'مفتوح',
  openUntil: (when) => `مفتوح حتى ${when} UTC`,
  closedUntil: (when) => `مغلق حتى ${when} UTC`,
  durationsNote: 'تُتاح المدد التي تنتهي قبل إغلاق السوق.',
  between: (least, most) => `من ${least} إلى ${most}`,
  seconds: (count) => secondsOf(Number(count), count),
  strikeRates: 'معدلات الممارسة',
  strikeRatesLead:
    'معدل الممارسة هو الربح على المبلغ إن كنت على حق. يوضع سعر الممارسة على بُعد من السعر يجعل ' +
    'هذا الربح مسعَّرًا تسعيرًا عادلًا، ناقص هامشنا.',
  rateColumns: { rate: 'معدل الممارسة', buy: 'الربح على Buy', sell: 'الربح على Sell' },
  meansHere: 'ماذا يعني تداولها هنا',
  meansTraded: (name) => [
    `لا تملك أبدًا أي شيء من ${name}. تقول هل سينتهي السعر فوق سعر الممارسة أم تحته بعد مدة ` +
      'تختارها، وتضع مبلغًا على ذلك.',
    'إن كنت على حق استرددت المبلغ مع الربح المعروض مسبقًا. وإن كنت مخطئًا ضاع المبلغ كله. وإن ' +
      'انتهى السعر على سعر الممارسة تمامًا عاد المبلغ.',
    'نحن الطرف الآخر في كل صفقة، وهامشنا في كل سعر: على مدى صفقات كثيرة يخسر معظم الناس. والسعر ' +
      'الذي يحسم هو السلسلة المخزنة التي يستطيع أي شخص قراءتها هنا.',
  ],
  meansQuoted: (name) => [
    `لا تداول هنا على ${name}: السعر معروض للمقارنة.`,
    'ما يمكن تداوله محدد في نظرة السوق.',
  ],
  trade: (name) => `تداول ${name}`,
  demoNote: 'لا يتطلب الحساب التجريبي مالًا.',
  overview: 'نظرة على السوق',
  about: (coin) => `عن ${coin}`,
  readFairness: 'كيف يُصنع السعر، وكيف تتحقق منه',
  readRisk: 'الإفصاح عن المخاطر',
}
