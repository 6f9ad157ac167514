// In Arabic: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { results as english } from '../results.ts'

const plural = pluralOf('ar')

function severalOf(count: number): string {
  return plural(count, {
    one: 'انتهت صفقة واحدة',
    two: 'انتهت صفقتان',
    few: `انتهت ${count} صفقات`,
    other: `انتهت ${count} صفقة`,
  })
}

export const results: Messages<typeof english> = {
  title: 'النتائج',
  none: 'يُذكر هنا ما تؤول إليه صفقاتك.',
  accounts: { demo: 'تجريبي', real: 'مباشر', chips: 'الرقائق' },
  receipt: 'الإيصال',
  putAway: 'إخفاء هذه النتيجة',
  several: severalOf,
  outcome: (won, lost) => `${won} رابحة، ${lost} خاسرة`,
}
