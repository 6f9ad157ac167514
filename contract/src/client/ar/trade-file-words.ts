// In Arabic: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: 'الصفقة',
  accepted: 'القبول (UTC)',
  ends: 'الانتهاء (UTC)',
  pair: 'الزوج',
  side: 'الاتجاه',
  amount: 'المبلغ',
  duration: 'المدة (ث)',
  pays: 'العائد، %',
  chance: 'الاحتمال المسعَّر، %',
  entry: 'الدخول',
  strike: 'سعر التنفيذ',
  exit: 'الخروج',
  result: 'النتيجة',
  profit: 'الربح أو الخسارة',
}
