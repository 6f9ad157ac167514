// A client's account on the practice exchange of a sandbox: opened with play money, with keys that
// the client makes, one of which may also withdraw, so as to see it refused.

import type { PracticeKeyWish, PracticeView } from '#contract/client/practice.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { balanceOf, heldBy } from './account.ts'
import { textFrom } from './decimal.ts'
import type { Exchange } from './exchange-state.ts'
import { type Key, mayDo, type Right, tradingRights } from './key.ts'
import { newKey } from './new-key.ts'
import { moveFunds } from './place-order.ts'
import { assets } from './spot.ts'

/** In units: 100,000 dollars, as many tethers, and two bitcoins. */
const funds = { USD: 1_000_000_000n, USDT: 10_000_000_000_000n, BTC: 20_000_000_000n }

const keysMost = 10

export function accountIdOf(clientId: ClientId): string {
  return `c${clientId}`
}

export async function viewPractice(exchange: Exchange, clientId: ClientId): Promise<PracticeView> {
  const { books, clock, quotes } = exchange
  const id = accountIdOf(clientId)
  const account = await books.account(id, clock.now())
  const held = account ? heldBy(account, quotes.find) : new Map<string, bigint>()
  const keys = account ? await books.keysOf(id) : []
  return {
    is_open: account !== undefined,
    balances: assets
      .filter(({ code }) => account?.balances.has(code))
      .map(({ code, decimals }) => ({
        asset: code,
        total: textFrom(account ? balanceOf(account, code) : 0n, decimals),
        held: textFrom(held.get(code) ?? 0n, decimals),
      })),
    markets: quotes.spots().map(({ name }) => name),
    keys: keys.map(keyView),
  }
}

function keyView({ apiKey, name, rights, createdAt, usedAt, revokedAt }: Key) {
  return {
    id: idOf(apiKey),
    name,
    may_withdraw: mayDo({ rights }, ['withdraw']),
    created_at: iso(createdAt),
    used_at: usedAt === null ? null : iso(usedAt),
    revoked_at: revokedAt === null ? null : iso(revokedAt),
  }
}

/** What a client sees of it: neither the whole of it nor what it signs with. */
function idOf(apiKey: string): string {
  return apiKey.slice(0, 8)
}

/** Once; whoever asks again has it as it is. */
export async function openPracticeAccount(exchange: Exchange, clientId: ClientId): Promise<void> {
  const { books, clock } = exchange
  const id = accountIdOf(clientId)
  await books.openAccount(id, clientId, clock.now())
  const account = await books.account(id, clock.now())
  if (account && account.balances.size > 0) return
  await moveFunds(
    exchange,
    id,
    Object.entries(funds).map(([asset, units]) => ({ asset, units })),
  )
}

export type MadeKey = { readonly apiKey: string; readonly secret: string }

export async function makePracticeKey(
  { books, clock, random }: Exchange,
  clientId: ClientId,
  { name, may_withdraw: mayWithdraw }: PracticeKeyWish,
) {
  const accountId = accountIdOf(clientId)
  if (!(await books.account(accountId, clock.now()))) return refuse('practice_not_open')
  const standing = (await books.keysOf(accountId)).filter(({ revokedAt }) => revokedAt === null)
  if (standing.length >= keysMost) return refuse('practice_keys_most', { limit: keysMost })
  const withdraw: readonly Right[] = mayWithdraw ? ['withdraw'] : []
  const rights = [...tradingRights, ...withdraw]
  const key = newKey({ accountId, name, shape: 'kraken', rights }, clock.now(), random)
  await books.addKey(key)
  return { apiKey: key.apiKey, secret: key.secret } satisfies MadeKey
}

export async function revokePracticeKey(
  { books, clock }: Exchange,
  clientId: ClientId,
  id: string,
) {
  const keys = await books.keysOf(accountIdOf(clientId))
  const key = keys.find(({ apiKey }) => idOf(apiKey) === id)
  if (!key) return refuse('not_found')
  if (key.revokedAt === null) await books.revokeKey(key.apiKey, clock.now())
  return 'revoked' as const
}
