// So much of a coin, as people read it; the exact amount is in its title.

import { coins } from './coin-format.ts'
import { figures } from './format.ts'

type Props = { readonly amount: string; readonly coin: string }

export function Coins({ amount, coin }: Props) {
  const code = coin.toUpperCase()
  return <span title={`${figures(amount)} ${code}`}>{coins(amount, code)}</span>
}
