// A small bot: it looks at the last prices of a symbol, and trades on the demo that what rose goes
// on, within the trades it may make. It is an example of a program, and no advice.

import type { Client } from '#client/open-client.ts'
import { followTicks } from './follow-ticks.ts'
import { placeDemoTrade } from './place-demo-trade.ts'

export type BotLimits = { readonly trades: number; readonly looks: number }

export async function runBot(client: Client, symbol: string, { trades, looks }: BotLimits) {
  const made: string[] = []
  for (let look = 0; look < looks && made.length < trades; look += 1) {
    const [before = 0, after = 0] = await followTicks(client, symbol, 2)
    if (after <= before) continue
    const { trade_id: id } = await placeDemoTrade(client, symbol)
    made.push(id)
  }
  return made
}
