// In Arabic: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'مثال للتجربة',
  note:
    'مثال بأسعار مباشرة ومال وهمي. يعمل في هذا المتصفح فقط: لا يُرسل شيء ولا يُقيَّد. يأخذ ' +
    'سعرًا واحدًا في الثانية؛ والصفقات الحقيقية تأخذ كل سعر.',
  ask: (amount, duration) =>
    `${amount} لمدة ${duration}: هل سينتهي السعر فوق سعر الممارسة أم تحته؟`,
  above: (strike) => `فوق ${strike}`,
  below: (strike) => `تحت ${strike}`,
  waiting: 'في انتظار سعر حديث',
  none: 'لا سعر عادل في هذه اللحظة',
  entry: 'دخولك هو السعر التالي',
  winning: (by, left) => `رابحة بفارق ${by}، بقي ${left}`,
  losing: (by, left) => `خاسرة بفارق ${by}، بقي ${left}`,
  level: (left) => `عند سعر الممارسة، بقي ${left}`,
  result: {
    won: (sum) => `رابحة: ${sum}`,
    lost: (sum) => `خاسرة: ${sum}`,
    draw: 'تعادل: يعود المبلغ',
  },
  ended: (price, strike) => `انتهى عند ${price}؛ وكان سعر الممارسة ${strike}.`,
  strike: (price) => `سعر الممارسة ${price}`,
  again: 'حاول مرة أخرى',
  picture: 'سعر الدقائق الأخيرة',
}
