// In Japanese: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    '保存された価格による短期取引。取引前に条件、取引後にレシート、そして誰でも計算し直せる結果。',
  title: 'ご自身で検証できる短期取引',
  pricesFailed: '価格を読み込めませんでした。',
  noPrices: 'まだ価格が届いていません。',
  marketsTitle: '市場',
  marketsLead: 'ここで保存されるとおりの価格です。同じ系列が取引を決めます。',
  market: '市場',
  price: '価格',
  day: '変動（24時間）',
  noPrice: 'まだ価格なし',
  closed: '休場',
  marketsMore: 'すべての銘柄',
}
