// In Portuguese: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Teclas deste ecrã',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'Para o montante',
    duration: 'A duração',
    rate: 'A strike rate; no montante, um dólar a mais ou a menos',
    search: 'Procurar instrumentos',
    back: 'Voltar um passo atrás',
    keys: 'Estas teclas',
  },
}
