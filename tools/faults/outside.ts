// The world outside the server, in a process that is never killed and with a database of its own:
// two chains and a card provider, which the server asks over HTTP. They answer late, not at all, or
// do what they are asked and lose the answer, as the weather is.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { type Coin, coins, perCoin } from '#kernel/coins.ts'
import type { Millis } from '#kernel/time.ts'
import {
  createSimulatedProvider,
  type SimulatedProvider,
} from '#server/money/cards/simulated.provider.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { createTestChain, type TestChain } from '#test/simulated-chain.ts'
import type { Dice } from './dice.ts'

/** Of the install that is tried; the provider signs its messages with what it makes of it. */
export const secretKey = '07'.repeat(32)

export const outsiders = [...coins, 'cards'] as const
export type Outsider = (typeof outsiders)[number]

export type Weather = {
  readonly down: Set<Outsider>
  /** How long each answer takes. */
  readonly slowMs: Map<Outsider, number>
  /** Of a hundred deeds, whose answers are lost. */
  lostAnswers: number
}

/** What was done for the server or for staff, before they are told. */
export type Done = { readonly by: string; readonly who: Outsider; readonly what: string }

export type Outside = {
  /** Below it everybody says first who they are. */
  readonly url: string
  readonly db: Database
  readonly chains: Readonly<Record<Coin, TestChain>>
  readonly provider: SimulatedProvider
  readonly weather: Weather
  readonly counts: { asked: number; refused: number; lost: number }
  /** Called once something was done; the answer waits for it, and is lost where it says so. */
  onDone: (done: Done) => Promise<'lost' | 'told'>
  readonly close: () => Promise<void>
}

export async function openOutside(
  connection: Connection,
  now: () => Millis,
  dice: Dice,
): Promise<Outside> {
  const db = openDatabase(connection, () => {})
  const clock = { now, advance: () => {} }
  const chains = perCoin((coin) => oneByOne(createTestChain(db, coin, clock)))
  const seal = openSeal(Buffer.from(secretKey, 'hex'), systemRandom)
  const deps = { db, clock, seal, random: systemRandom, mode: 'sandbox' } as const
  const server = createServer((request, response) => void serve(outside, dice, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  const outside: Outside = {
    db,
    chains,
    provider: createSimulatedProvider(deps),
    onDone: async () => 'told',
    weather: { down: new Set(), slowMs: new Map(), lostAnswers: 0 },
    counts: { asked: 0, refused: 0, lost: 0 },
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await db.close()
    },
  }
  return outside
}

async function serve(
  outside: Outside,
  dice: Dice,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const told = await answer(outside, dice, request.url ?? '', await bodyOf(request))
    if (told) response.end(told)
    else request.socket.destroy()
  } catch (error) {
    process.stderr.write(`outside: ${String(error)}\n`)
    request.socket.destroy()
  }
}

/** Undefined: there is none, whether or not it was done. */
async function answer(
  outside: Outside,
  dice: Dice,
  path: string,
  body: Buffer,
): Promise<Buffer | undefined> {
  const { weather, counts, chains, provider } = outside
  const [, by = '', who = '', what = ''] = path.split('/')
  counts.asked += 1
  const outsider = outsiders.find((one) => one === who)
  if (!outsider || weather.down.has(outsider)) {
    counts.refused += 1
    return undefined
  }
  await sleep(weather.slowMs.get(outsider) ?? 0)
  const side = outsider === 'cards' ? provider : chains[outsider]
  const ask = (side as unknown as Record<string, (...args: unknown[]) => unknown>)[what]
  if (!ask) throw new Error(`nobody can be asked for ${path}`)
  const told = await ask(...(deserialize(body) as unknown[]))
  const fate = await outside.onDone({ by, who: outsider, what })
  // It may have gone down since.
  if (fate === 'lost' || weather.down.has(outsider) || dice(100) < weather.lostAnswers) {
    counts.lost += 1
    return undefined
  }
  return serialize(told)
}

/** A chain changes between questions and never during one, as a node's view of it does. */
function oneByOne(chain: TestChain): TestChain {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <A extends unknown[], T>(ask: (...args: A) => Promise<T>) => {
    return (...args: A): Promise<T> => {
      const mine = last.then(() => ask(...args))
      last = mine.catch(() => {})
      return mine
    }
  }
  return {
    ...chain,
    tip: inTurn(chain.tip),
    blockHash: inTurn(chain.blockHash),
    outputsTo: inTurn(chain.outputsTo),
    transaction: inTurn(chain.transaction),
    held: inTurn(chain.held),
    preparePayout: inTurn(chain.preparePayout),
    faucet: inTurn(chain.faucet),
    send: inTurn(chain.send),
    sent: inTurn(chain.sent),
    mine: inTurn(chain.mine),
    grow: inTurn(chain.grow),
    reorg: inTurn(chain.reorg),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
