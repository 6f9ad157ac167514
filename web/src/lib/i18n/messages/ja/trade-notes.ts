// In Japanese: that an average decides the end, where one does.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeNotes as english } from '../trade-notes.ts'

export const tradeNotes: Messages<typeof english> = {
  average: (seconds) =>
    `結果を決めるのは、最後の価格ではなく、最後の${seconds}秒間の平均価格です。`,
}
