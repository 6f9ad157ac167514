// What a key signs with, sealed and opened again, and the exchange that is asked by it. Only what
// asks an exchange opens one; nothing of it is logged, told or kept elsewhere.

import type { VenueName } from '#contract/client/exchange-keys.ts'
import type { ClientId } from '#kernel/ids.ts'
import { hour } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { OpenExchange, Secret } from '../venues/ccxt.exchange.ts'
import { type Exchange, ExchangeTrouble } from '../venues/exchange.ts'
import type { StoredKey } from './keys.store.ts'

type Sealing = { readonly seal: Seal }

/** Opens for this key of this client and no other. */
function placeOf(id: string, clientId: ClientId): string {
  return `exchange-key:${id}:${clientId}`
}

export function sealSecret(
  { seal }: Sealing,
  { id, clientId }: Pick<StoredKey, 'id' | 'clientId'>,
  secret: Secret,
): Buffer {
  return seal.seal(Buffer.from(JSON.stringify(secret)), placeOf(id, clientId))
}

/** The same for the same key on the same exchange, and telling nothing of it. */
export function markOf({ seal }: Sealing, venue: VenueName, apiKey: string): Buffer {
  return seal.mark(`${venue} ${apiKey}`, 'exchange key')
}

export type OpenKey = (key: StoredKey) => Promise<Exchange>

type Opened = { readonly exchange: Promise<Exchange>; readonly until: number }

/** Markets change rarely: what is known of an exchange is kept so long. */
const keptMs = hour

export function openKeys(
  deps: Sealing & { readonly clock: Clock; readonly openExchange: OpenExchange },
): OpenKey {
  const { seal, clock, openExchange } = deps
  const opened = new Map<string, Opened>()
  return (key) => {
    const { id, clientId, venue, sealed } = key
    if (sealed === null) {
      opened.delete(id)
      throw new ExchangeTrouble('key', 'ended')
    }
    const known = opened.get(id)
    if (known && known.until > clock.now()) return known.exchange
    const place = placeOf(id, clientId)
    const secret: Secret = JSON.parse(seal.unseal(sealed, place).toString())
    const exchange = openExchange(venue, secret)
    opened.set(id, { exchange, until: clock.now() + keptMs })
    exchange.catch(() => opened.delete(id))
    return exchange
  }
}
