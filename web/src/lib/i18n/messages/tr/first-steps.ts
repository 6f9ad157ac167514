// In Turkish: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'Açık işlem yok. İlk işleminiz üç adımda:',
  steps: [
    ['Koşulları seçin', 'Ne kadar, ne süreyle ve haklı çıkarsa her tarafın ne ödediği.'],
    ['Buy veya Sell’e basın', 'Kullanım fiyatının üstünde biter diyorsanız Buy, altındaysa Sell.'],
    ['Nasıl bittiğini görün', 'Grafik gidişini gösterir; sonuç, makbuzuyla birlikte buraya gelir.'],
  ],
  leave: 'Nasıl olduğunu biliyorum',
}
