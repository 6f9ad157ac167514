// What a client's key signs with is in nothing that stays or is told: a bot trades for good while its
// exchange fails in every way there is, its key ends, and the whole database, the client's copy of
// their data, the log and what the process prints are searched for it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldKinds } from '#contract/client/privacy.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute } from '#kernel/time.ts'
import { exportedLines } from '#server/oversight/privacy/export.store.ts'
import { freshDatabase } from '#test/database.ts'
import { aPracticeExchange, faultsFrom, type PracticeExchange } from '#test/practice-server.ts'
import { aTraderWorld, type TraderWorld } from '#test/trader-world.ts'
import { removeKey } from '../keys/end-key.ts'
import { setFaults } from '../practice/exchange-state.ts'
import { type FaultName, faults } from '../practice/fault.ts'
import { startBot } from './keep-bots.ts'

const database = freshDatabase()
let practice: PracticeExchange
let world: TraderWorld
let says: 'rise' | 'fall' | undefined
const printed: string[] = []
const restore: (() => void)[] = []

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write
    stream.write = ((part: string | Uint8Array, ...rest: never[]) => {
      printed.push(typeof part === 'string' ? part : Buffer.from(part).toString())
      return write.call(stream, part, ...rest)
    }) as typeof write
    restore.push(() => {
      stream.write = write
    })
  }
  practice = await aPracticeExchange()
  world = await aTraderWorld(database().db, practice, () => says)
})
afterAll(async () => {
  for (const one of restore) one()
  await practice.close()
})

/** Ends the key, so it is tried last. */
const last: FaultName = 'revoked'

test('nothing of a key is written, told or printed, whatever goes wrong', async () => {
  const { client } = world
  const id = await world.aBot()
  const start = (isLive: boolean) => startBot(world.deps(), client.id, { id, isLive })
  await start(false)
  await practice.pass(minute)
  expect(isRefusal(await start(true))).toBe(false)
  const names = Object.keys(faults) as FaultName[]
  for (const name of [...names.filter((one) => one !== last), last]) {
    setFaults(practice.exchange, 1, faultsFrom(`${name}=*~20`))
    says = says === 'rise' ? 'fall' : 'rise'
    for (let step = 0; step < 3; step += 1) {
      await practice.pass(minute)
      await world.step()
    }
    setFaults(practice.exchange, 1, [])
    await practice.pass(minute)
    await world.step()
  }
  const [key] = await database().db.rows<{ id: string }>('select id from exchange_keys limit 1')
  await removeKey(world.deps(), client.id, key?.id ?? '')
  const orders = await database().db.rows('select from trader_orders where is_live')
  expect(orders.length).toBeGreaterThan(2)

  const kept = `${await everyRow()}\n${await copyOf(client.id)}`
  expect(kept).toContain(client.email)
  for (const canary of canariesOf(world)) {
    expect(kept.includes(canary), `kept: ${canary.slice(0, 4)}…`).toBe(false)
    expect(world.logged.join('\n')).not.toContain(canary)
    expect(printed.join('').includes(canary), `printed: ${canary.slice(0, 4)}…`).toBe(false)
  }
})

test('the search finds what is there', async () => {
  const { client, apiKey } = world
  const planted = Buffer.from(apiKey).toString('hex')
  const { owner } = database()
  await owner.rows('update clients set lastname = $2 where id = $1', [client.id, planted])
  const kept = await everyRow()
  expect(canariesOf(world).filter((canary) => kept.includes(canary))).toEqual([planted])
})

/** As they are, and as rows and requests would have them. */
function canariesOf({ apiKey, secret }: TraderWorld): readonly string[] {
  return [apiKey, secret].flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('hex'),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text, 'base64').toString('hex'),
  ])
}

async function everyRow(): Promise<string> {
  const tables = await database().owner.rows<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const rows: string[] = []
  for (const { name } of tables) {
    const found = await database().owner.rows<{ text: string }>(
      `select t::text as text from ${name} t`,
    )
    rows.push(...found.map(({ text }) => text))
  }
  return rows.join('\n')
}

async function copyOf(clientId: TraderWorld['client']['id']): Promise<string> {
  const lines: string[] = []
  for (const kind of heldKinds) {
    for await (const line of exportedLines(database().db, kind, clientId)) lines.push(line)
  }
  return lines.join('\n')
}
