// In Japanese: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: '結果',
  none: '取引の結果はここでお知らせします。',
  accounts: { demo: 'デモ', real: 'ライブ', chips: 'チップ' },
  receipt: 'レシート',
  putAway: 'この結果を片付ける',
  several: (count) => `${count}件の取引が終了`,
  outcome: (won, lost) => `${won}件勝ち、${lost}件負け`,
}
