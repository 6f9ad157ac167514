// In Arabic: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'الأسعار الآن',
  pause: 'إيقاف جريان الأسعار',
  run: 'تشغيل جريان الأسعار',
  stale: 'قديم',
  closed: 'مغلق',
}
