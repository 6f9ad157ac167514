// In Hebrew: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'עסקה',
  accepted: 'התקבלה (UTC)',
  ends: 'מסתיימת (UTC)',
  pair: 'צמד',
  side: 'כיוון',
  amount: 'סכום',
  duration: 'משך (שנ׳)',
  pays: 'משלמת, %',
  chance: 'הסתברות מתומחרת, %',
  entry: 'כניסה',
  strike: 'סטרייק',
  exit: 'יציאה',
  result: 'תוצאה',
  profit: 'רווח או הפסד',
}
