// A client adds a key: the exchange says what it may do before anything of it is kept.

import type { ExchangeKeyWish, VenueName } from '#contract/client/exchange-keys.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Limit } from '#server/platform/limit.ts'
import type { Seal } from '#server/platform/seal.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { OpenExchange } from '../venues/ccxt.exchange.ts'
import { ExchangeTrouble, type KeyRights } from '../venues/exchange.ts'
import { decideKey } from './key.ts'
import { insertKey, isMarkInUse, listKeys } from './keys.store.ts'
import { markOf, sealSecret } from './open-key.ts'

export type KeyDeps = WritingDeps & {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  readonly openExchange: OpenExchange
  readonly isOffered: (venue: VenueName) => boolean
  /** How often a client may have an exchange asked about a key. */
  readonly keyLimit: Limit
}

export async function addKey(
  deps: KeyDeps,
  clientId: ClientId,
  { venue, name, api_key: apiKey, secret }: ExchangeKeyWish,
): Promise<'added' | KnownRefusal> {
  const { db, clock, random, openExchange, isOffered, keyLimit } = deps
  if (!isOffered(venue)) return refuse('exchange_closed')
  const tooOften = await keyLimit(String(clientId))
  if (tooOften) return tooOften
  const said = await askedOf(openExchange, venue, { apiKey, secret })
  if (isRefusal(said)) return said
  return db.transaction(async (tx) => {
    const mark = markOf(deps, venue, apiKey)
    const keys = (await listKeys(tx, clientId)).filter(({ standing }) => standing !== 'ended')
    const facts = { count: keys.length, isKnown: await isMarkInUse(tx, mark), said }
    const standing = decideKey(facts)
    if (isRefusal(standing)) return standing
    const now = clock.now()
    const id = newUuid(now, random)
    const sealed = sealSecret(deps, { id, clientId }, { apiKey, secret })
    const key = { id, clientId, venue, name, standing, rights: said.named, addedAt: now }
    if (!(await insertKey(tx, { ...key, sealed, mark }))) return refuse('exchange_key_known')
    const details = { venue, key: id, standing }
    await recordEvent(tx, {
      at: now,
      clientId,
      actor: 'client',
      kind: 'exchange_key_added',
      details,
    })
    return 'added'
  })
}

async function askedOf(
  openExchange: OpenExchange,
  ...asked: Parameters<OpenExchange>
): Promise<KeyRights | KnownRefusal> {
  try {
    const exchange = await openExchange(...asked)
    return await exchange.rights()
  } catch (error) {
    if (!(error instanceof ExchangeTrouble)) throw error
    return refuse(error.trouble === 'key' ? 'exchange_key_wrong' : 'exchange_silent')
  }
}
