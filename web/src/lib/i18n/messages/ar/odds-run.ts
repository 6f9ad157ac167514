// In Arabic: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `رابحة: ${won}، خاسرة: ${lost}. من ${from} إلى ${to}.`,
  ranOut: 'بعد ذلك لم يبقَ شيء للتداول به.',
  result: 'النتيجة',
  staked: 'مجموع ما وُضع',
  cost: 'ما يخسره هذا القدر في المتوسط',
  lowest: 'أدنى رصيد',
  curve: (from, to, lowest, highest) =>
    `الرصيد من صفقة إلى صفقة: بدأ عند ${from} وانتهى عند ${to}، وكان أدناه ${lowest} ` +
    `وأعلاه ${highest}.`,
  own: 'صفقاتك المئة',
  average: 'لو خسرت كل واحدة متوسطها',
  table: 'المنحنى في جدول',
  trades: 'الصفقات المعقودة',
  balance: 'الرصيد',
  ties:
    'السعر الذي ينتهي على سعر الممارسة تمامًا يعيد المبلغ. لا ' +
    'يُذكر احتمال لذلك، فلا ' +
    'يُسحب هنا.',
  many: 'الشيء نفسه ألف مرة',
  manyText: 'السلسلة الواحدة لا تقول الكثير. حاكِ ألفًا منها، معقودة كما اخترت.',
  manyBegin: 'حاكِ ألف سلسلة',
  manyEnded: (share) => `انتهت ${share} من السلاسل بخسارة.`,
  worst: 'أسوأ عُشر انتهى بهذا أو أقل',
  middle: 'نصفها انتهى بهذا أو أقل',
  best: 'أفضل عُشر انتهى بهذا أو أكثر',
  mean: 'متوسط السلاسل كلها',
  lostAll: 'سلاسل لم يبقَ فيها شيء',
  losses: 'خسائر',
  gains: 'أرباح',
}
