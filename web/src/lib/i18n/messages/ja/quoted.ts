// In Japanese: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'ここで価格を提示するもの',
  none: 'まだ価格が届いていません。',
  all: 'すべての銘柄',
  missing: (symbol) => `${symbol}の価格はここで提示していません`,
  missingLead: (symbol) => `この環境の価格の提供元に${symbol}はありません。あるのは次のものです。`,
}
