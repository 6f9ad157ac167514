// In Spanish: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Teclas de esta pantalla',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'Al importe',
    duration: 'La duración',
    rate: 'La strike rate; en el importe, un dólar más o menos',
    search: 'Buscar instrumentos',
    back: 'Deshacer el paso',
    keys: 'Estas teclas',
  },
}
