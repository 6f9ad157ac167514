// Follows the prices of a symbol until so many have come.

import type { Client } from '#client/open-client.ts'

export async function followTicks(client: Client, symbol: string, count: number) {
  const prices: number[] = []
  const following = client.follow([symbol], (message) => {
    if (message.type !== 'ticks') return
    for (const [of, , , price] of message.ticks) if (of === symbol) prices.push(price)
    if (prices.length >= count) following.close()
  })
  await following.ended
  return prices
}
