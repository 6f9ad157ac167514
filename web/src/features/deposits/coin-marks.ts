// How each coin is drawn: the path of a picture of 24 by 24.

import type { Coin } from '#kernel/coins.ts'

export const coinMarks: Readonly<Record<Coin, string>> = {
  btc: 'M8 4v16M12 4v2m0 12v2M6 6h8a3 3 0 0 1 0 6H8m6 0a3 3 0 0 1 0 6H6',
  eth: 'm12 2.500 6 9.500-6 3.500L6 12zM6.500 15 12 21.500 17.500 15 12 18z',
  ltc: 'M9 4 6.500 19H18M5 14l9-4',
}
