// In Hebrew: that an average decides the end, where one does.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeNotes as english } from '../trade-notes.ts'

export const tradeNotes: Messages<typeof english> = {
  average: (seconds) => `המחיר הממוצע של ${seconds} השניות האחרונות מכריע, לא המחיר האחרון.`,
}
