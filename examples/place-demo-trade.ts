// Places a trade on the demo: asks for its price first, and sends a key with it, so that an answer
// that was lost can be asked for again without a second trade.

import { randomUUID } from 'node:crypto'
import type { Client } from '#client/open-client.ts'

export async function placeDemoTrade(client: Client, symbol: string) {
  const key = randomUUID()
  const order = {
    symbol,
    amount: 10,
    duration: 60,
    mode: 'demo',
    strike_rate: '75/3',
    trading_type: 'Cryptocurrency',
    trade_mode: 'Buy',
  } as const
  const answer = await client.call('submitTrade', { body: order, key })
  if (!answer.status) throw new Error(`${answer.code}: ${answer.message}`)
  return answer.data
}
