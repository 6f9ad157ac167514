// In Arabic: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'ما المسعَّر هنا',
  none: 'لم يصل أي سعر بعد.',
  all: 'كل الأدوات',
  missing: (symbol) => `${symbol} غير مسعَّر هنا`,
  missingLead: (symbol) => `ليس لدى مصدر أسعار هذا التثبيت ${symbol}. هذا ما لديه.`,
}
