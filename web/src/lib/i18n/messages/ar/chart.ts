// In Arabic: the chart of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { chart as english } from '../chart.ts'

const plural = pluralOf('ar')

function chartsOf(count: number): string {
  return plural(count, {
    one: 'رسم واحد',
    two: 'رسمان',
    few: `${count} رسوم`,
    many: `${count} رسمًا`,
    other: `${count} رسم`,
  })
}

function barsOf(count: number): string {
  return plural(count, {
    one: 'العمود الأخير',
    two: 'آخر عمودين',
    few: `آخر ${count} أعمدة`,
    many: `آخر ${count} عمودًا`,
    other: `آخر ${count} عمود`,
  })
}

export const chart: Messages<typeof english> = {
  intervals: {
    0: 'تيكات',
    5: '5 ث',
    15: '15 ث',
    30: '30 ث',
    60: '1 د',
    300: '5 د',
    900: '15 د',
    3600: '1 س',
    14400: '4 س',
    86400: '1 ي',
  },
  charts: 'رسوم جنبًا إلى جنب',
  chartsOf,
  instrument: 'أداة هذا الرسم',
  tradeThis: 'تداول هذه',
  look: 'المظهر',
  looks: {
    candles: 'شموع',
    hollow: 'شموع مفرغة',
    bars: 'أعمدة',
    line: 'خط',
    area: 'مساحة',
    heikin_ashi: 'Heikin-Ashi',
  },
  indicator: 'المؤشرات',
  indicators: (count) => (count === 0 ? 'المؤشرات' : `المؤشرات ${count}`),
  indicatorNames: {
    MA: 'المتوسط المتحرك',
    EMA: 'المتوسط المتحرك الأسّي',
    SMA: 'المتوسط المتحرك المصقول',
    BOLL: 'نطاقات بولينجر',
    SAR: 'مؤشر SAR المكافئ',
    BBI: 'مؤشر الثيران والدببة',
    RSI: 'القوة النسبية',
    MACD: 'MACD',
    KDJ: 'الاستوكاستيك',
    CCI: 'مؤشر قناة السلع',
    DMI: 'الحركة الاتجاهية',
    ROC: 'معدل التغير',
    WR: 'Williams %R',
    MTM: 'الزخم',
    TRIX: 'TRIX',
    AO: 'المذبذب الرائع',
    BIAS: 'البعد عن المتوسط',
    PSY: 'الخط النفسي',
  },
  period: (name, nr) => `${name}، الفترة ${nr}`,
  drawing: 'الرسم على المخطط',
  drawings: {
    segment: 'خط اتجاه',
    horizontalStraightLine: 'خط أفقي',
    box: 'مستطيل',
    fibonacciLine: 'مستويات فيبوناتشي',
  },
  drawingList: 'الأشكال المرسومة في قائمة',
  noDrawings: 'لم يُرسم شيء بعد.',
  addDrawing: (name) => `إضافة: ${name}`,
  remove: 'حذف',
  removeDrawing: (name) => `حذف: ${name}`,
  priceOf: (name, nth) => `${name}: السعر ${nth}`,
  timeOf: (name, nth) => `${name}: الوقت ${nth}، UTC`,
  wipe: 'حذف كل الأشكال المرسومة',
  picture: 'حفظ صورة للرسم',
  fullScreen: 'الرسم على الشاشة كاملة',
  now: 'الآن',
  entry: 'الدخول',
  strike: 'سعر الممارسة',
  stale: 'لا سعر حديث',
  ended: (side, status) => `${side}: ${status}`,
  exitOf: (side, status) => `${side}: ${status}. افتح الإيصال.`,
  lastBars: (count, interval) => `${barsOf(count)} بفاصل ${interval}، UTC:`,
  bar: ({ time, open, high, low, close }) =>
    `${time} فتح عند ${open}، الأعلى ${high}، الأدنى ${low}، أغلق عند ${close}. `,
}
