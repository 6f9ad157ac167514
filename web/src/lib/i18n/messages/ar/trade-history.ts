// In Arabic: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'سجل الصفقات',
  columns: {
    id: 'معرّف الأمر',
    time: 'وقت الصفقة',
    symbol: 'الرمز',
    amount: 'المبلغ',
    pays: 'تدفع',
    duration: 'المدة',
    entry: 'الدخول',
    strike: 'سعر الممارسة',
    endPrice: 'سعر النهاية',
    endTime: 'وقت النهاية',
    status: 'الحالة',
    side: 'الاتجاه',
    result: 'النتيجة',
  },
  empty: 'لا صفقة في سجلك بعد.',
  emptyMore: 'ستظهر كل صفقة هنا مع أسعارها ونتيجتها وإيصالها؛ وفوقها ما حققته معًا.',
  more: 'تحميل المزيد',
  utc: 'الأوقات بتوقيت UTC.',
  csv: 'هذه الصفقات بصيغة CSV',
  noneFits: 'لا صفقة مطابقة.',
  filters: {
    pair: 'الزوج',
    side: 'الاتجاه',
    result: 'النتيجة',
    from: 'من',
    to: 'إلى',
    all: 'الكل',
  },
  summary: {
    netTitle: 'الصافي',
    marginPaid: (cost, staked) => `هامش ${cost} على مبالغ قدرها ${staked}`,
    curve: (net, cost) =>
      `ما حققته هذه الصفقات، واحدة بعد الأخرى: ${net} في النهاية. ويكلف الهامش منها ${cost} في ` +
      'المتوسط.',
    dashed: 'المتقطع: ما يكلفه الهامش في المتوسط.',
    wonAgainst: 'الرابح مقابل المسعَّر',
    noneDecided: 'لم تربح أو تخسر أي منها بعد.',
    scale: (won, priced) => `الرابح ${won}، المسعَّر ${priced}`,
    wonOf: (won, priced) => `${won} رابحة، المسعَّر ${priced}`,
    band: (low, high) => `بالمصادفة وحدها تقع النسبة الحقيقية بين ${low} و${high} (95%).`,
    counts: (won, lost) => `${won} رابحة، ${lost} خاسرة`,
    streaks: (won, lost) => `أطول سلسلة متتالية: ${won} رابحة، ${lost} خاسرة`,
    byPair: 'بحسب الزوج',
    byDuration: 'بحسب المدة',
    others: (count) => `و${count} غيرها`,
  },
  status: { Pending: 'جارية', Won: 'رابحة', Lost: 'خاسرة', Draw: 'تعادل', Void: 'لاغية' },
  receipt: (id) => `إيصال الصفقة ${id}`,
}
