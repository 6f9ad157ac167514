// What Kraken says of a key to who has it.

import type { Key, Right } from './key.ts'
import { seconds } from './kraken-orders.ts'

/** As Kraken names what a key may do. */
const permissions: Readonly<Record<Right, readonly string[]>> = {
  query_funds: ['query-funds', 'query-ledger'],
  query_orders: ['query-open-trades', 'query-closed-trades'],
  trade: ['modify-trades'],
  cancel: ['close-trades'],
  stream: ['create-ws-token'],
  withdraw: ['withdraw-funds'],
  transfer: ['earn-funds'],
}

export function keyInfo({ name, apiKey, nonce, rights, createdAt, usedAt }: Key) {
  const made = String(Math.floor(seconds(createdAt)))
  return {
    apiKeyName: name,
    apiKey,
    nonce: String(nonce),
    nonceWindow: 0,
    permissions: rights.flatMap((right) => permissions[right]),
    iban: 'AA00 PRAC TICE ONLY',
    validUntil: '0',
    queryFrom: '0',
    queryTo: '0',
    createdTime: made,
    modifiedTime: made,
    ipAllowlist: [],
    lastUsed: usedAt === null ? null : String(Math.floor(seconds(usedAt))),
  }
}
