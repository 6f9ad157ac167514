// How a server under trial asks the chains and the card provider outside of it. What does not
// answer is an Outage, as with a real node. Also has the ways in which a server can be wrong.

import { randomUUID } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { type Coin, perCoin } from '#kernel/coins.ts'
import type { CardProvider } from '#server/money/cards/card-provider.ts'
import { createSimulatedProvider } from '#server/money/cards/simulated.provider.ts'
import type { SimulatedChain } from '#server/money/chains/simulated.chain.ts'
import type { Cards } from '#server/money/open-cards.ts'
import type { Chains } from '#server/money/open-chains.ts'
import type { Clock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import { openSeal } from '#server/platform/seal.ts'
import type { Outsider } from './outside.ts'

/**
 * What must be noticed: 'resent': a payout is sent once more after a crash, as another one;
 * 'unkeyed': the database has no keys that keep a charge or an output from being credited again;
 * 'keyless': the server does not look at idempotency keys.
 */
export const moneyDefects = ['resent', 'unkeyed', 'keyless'] as const
export type MoneyDefect = (typeof moneyDefects)[number]

const patienceMs = 10_000

type Ask = <T>(what: string, ...args: unknown[]) => Promise<T>

function asking(url: string, who: Outsider): Ask {
  return async <T>(what: string, ...args: unknown[]) => {
    try {
      const reply = await fetch(`${url}/${who}/${what}`, {
        method: 'POST',
        body: new Uint8Array(serialize(args)),
        signal: AbortSignal.timeout(patienceMs),
      })
      return deserialize(Buffer.from(await reply.arrayBuffer())) as T
    } catch (error) {
      throw new Outage(`${who} did not answer: ${String(error)}`)
    }
  }
}

export function chainsOutside(url: string, defect: MoneyDefect | null): Chains {
  const chains = perCoin((coin) => chainOutside(url, coin, defect))
  return { of: (coin) => chains[coin], simulated: [] }
}

function chainOutside(url: string, coin: Coin, defect: MoneyDefect | null): SimulatedChain {
  const ask = asking(url, coin)
  return {
    coin,
    network: 'simulated',
    isSimulated: true,
    tip: () => ask('tip'),
    blockHash: (height) => ask('blockHash', height),
    outputsTo: (addresses, from) => ask('outputsTo', addresses, from),
    transaction: (txid) => ask('transaction', txid),
    held: (addresses) => ask('held', addresses),
    preparePayout: (order) => ask('preparePayout', order),
    faucet: (address, units) => ask('faucet', address, units),
    send: (order) => {
      const reference = defect === 'resent' ? randomUUID() : order.reference
      return ask('send', { ...order, reference })
    },
    sent: (reference) => ask('sent', reference),
    // Blocks come whether or not this server lives.
    mine: async () => undefined,
  }
}

export type CardsOptions = {
  readonly url: string
  readonly db: Database
  readonly clock: Clock
  readonly secretKey: string
}

/** Only the signatures of its messages are checked here. */
export function cardsOutside({ url, db, clock, secretKey }: CardsOptions): Cards {
  const ask = asking(url, 'cards')
  const seal = openSeal(Buffer.from(secretKey, 'hex'), systemRandom)
  const deps = { db, clock, seal, random: systemRandom, mode: 'sandbox' } as const
  const { name, fieldsUrl, readEvent } = createSimulatedProvider(deps)
  const provider: CardProvider = {
    name,
    fieldsUrl,
    readEvent,
    // Staff of a trial leave disputes to the bank.
    disputes: { answer: async () => false, accept: async () => false },
    start: (wish) => ask('start', wish),
    look: (paymentId) => ask('look', paymentId),
    cancel: (paymentId) => ask('cancel', paymentId),
  }
  return { provider, simulated: undefined, fieldsPages: {} }
}
