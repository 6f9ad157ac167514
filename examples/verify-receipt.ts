// Recomputes a settled trade from its receipt, without asking anybody whether it is right.

import type { Client } from '#client/open-client.ts'
import { recompute } from '#verify/outcome.ts'

export async function verifyReceipt(client: Client, tradeId: string) {
  const answer = await client.call('tradeReceipt', { params: { id: tradeId } })
  if (!answer.status) throw new Error(`${answer.code}: ${answer.message}`)
  return recompute(answer.data)
}
