// Keys to the practice exchange as a client adds them: what is refused, what is kept, that nothing
// of it is readable, and what ends it.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ExchangeKeyWish } from '#contract/client/exchange-keys.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { aPracticeExchange, faultsFrom, type PracticeExchange } from '#test/practice-server.ts'
import { setFaults } from '../practice/exchange-state.ts'
import { type Right, tradingRights } from '../practice/key.ts'
import { openByCcxt } from '../venues/ccxt.exchange.ts'
import { addKey, type KeyDeps } from './add-key.ts'
import { checkKey, checkKeys } from './check-keys.ts'
import { endKeysOf, removeKey } from './end-key.ts'
import { listKeys, loadKey } from './keys.store.ts'
import { openKeys } from './open-key.ts'

const database = freshDatabase()
let practice: PracticeExchange
let deps: KeyDeps
let client: TestClient

beforeAll(async () => {
  practice = await aPracticeExchange()
  const clock = { now: practice.now }
  deps = {
    db: database().db,
    clock,
    random: systemRandom,
    install: { mode: 'sandbox', publicUrl: () => 'http://here', officeUrl: () => 'http://here' },
    seal: openSeal(Buffer.alloc(32, 5), systemRandom),
    openExchange: openByCcxt({ clock, addressOf: () => `${practice.url}/kraken` }),
    isOffered: (venue) => venue !== 'bitstamp',
    keyLimit: async () => undefined,
  }
})
beforeEach(async () => {
  setFaults(practice.exchange, 1, [])
  client = await aClient(database().db, { clock: deps.clock })
})
afterAll(() => practice.close())

const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.refused : outcome)

async function aWish(rights: readonly Right[] = tradingRights): Promise<ExchangeKeyWish> {
  const { apiKey, secret } = await practice.aKey('kraken', rights)
  return { venue: 'practice', name: 'Mine', api_key: apiKey, secret }
}

const add = async (wish: ExchangeKeyWish) => codeOf(await addKey(deps, client.id, wish))
const checking = () => ({ ...deps, openKey: openKeys(deps) })

describe('a key', () => {
  test('is asked about, taken, and signs with what nobody can read', async () => {
    const wish = await aWish()
    expect(await add(wish)).toBe('added')
    const [key] = await listKeys(deps.db, client.id)
    expect(key).toMatchObject({ standing: 'live', venue: 'practice', name: 'Mine', ending: null })
    const exchange = await openKeys(deps)(key!)
    expect(await exchange.rights()).toMatchObject({ mayMore: false })
    const rows = await database().owner.rows<{ text: string }>(
      `select k::text as text from exchange_keys k
       union all select e::text from events e union all select o::text from outbox o`,
    )
    const written = rows.map(({ text }) => text).join()
    for (const secret of [wish.api_key, wish.secret]) {
      expect(written).not.toContain(secret)
      expect(written).not.toContain(Buffer.from(secret).toString('hex'))
      expect(written).not.toContain(Buffer.from(secret, 'base64').toString('hex'))
    }
  })

  test('of one client opens no other’s', async () => {
    await add(await aWish())
    const [mine] = await listKeys(deps.db, client.id)
    const other = await aClient(database().db, { clock: deps.clock })
    expect(() => openKeys(deps)({ ...mine!, clientId: other.id })).toThrow('does not open')
    expect(codeOf(await removeKey(deps, other.id, mine!.id))).toBe('not_found')
  })

  test('of an account that is closed ends with it', async () => {
    await add(await aWish())
    for (const _ of ['once', 'again']) {
      await deps.db.transaction((tx) => endKeysOf(tx, client.id, deps))
    }
    const [key] = await listKeys(deps.db, client.id)
    expect(key).toMatchObject({ standing: 'ended', ending: 'removed', sealed: null })
    const events = await listEventsOf(deps.db, client.id, { before: null, limit: 9 })
    expect(events.filter(({ kind }) => kind === 'exchange_key_removed')).toHaveLength(1)
  })

  test('that may do more, or less, is refused in words', async () => {
    expect(await add(await aWish([...tradingRights, 'withdraw']))).toBe('exchange_key_too_mighty')
    expect(await add(await aWish([...tradingRights, 'transfer']))).toBe('exchange_key_too_mighty')
    expect(await add(await aWish(['query_funds', 'query_orders']))).toBe(
      'exchange_key_cannot_trade',
    )
    expect(await add(await aWish(['trade', 'cancel']))).toBe('exchange_key_cannot_read')
    expect(await listKeys(deps.db, client.id)).toEqual([])
  })

  test('that is wrong, known, of another exchange, or cannot be asked about, is refused', async () => {
    const wish = await aWish()
    expect(await add({ ...wish, secret: (await aWish()).secret })).toBe('exchange_key_wrong')
    expect(await add({ ...wish, secret: 'not base64 at all é' })).toBe('exchange_key_wrong')
    const { apiKey, secret } = await practice.aKey('binance')
    expect(await add({ ...wish, api_key: apiKey, secret })).toBe('exchange_key_wrong')
    expect(await add({ ...wish, venue: 'bitstamp' })).toBe('exchange_closed')
    setFaults(practice.exchange, 1, faultsFrom('down=*'))
    expect(await add(wish)).toBe('exchange_silent')
    setFaults(practice.exchange, 1, [])
    expect(await add(wish)).toBe('added')
    expect(await add(wish)).toBe('exchange_key_known')
  })

  test('ends by its client, with what it signs with', async () => {
    await add(await aWish())
    const [key] = await listKeys(deps.db, client.id)
    expect(await removeKey(deps, client.id, key!.id)).toBe('removed')
    const after = await loadKey(deps.db, key!.id)
    expect(after).toMatchObject({ standing: 'ended', ending: 'removed', sealed: null })
    await expect(
      database().owner.rows(`update exchange_keys set name = 'x' where id = $1`, [key!.id]),
    ).rejects.toThrow('does not come back')
    const events = await listEventsOf(deps.db, client.id, { before: null, limit: 5 })
    expect(events.map(({ kind }) => kind)).toContain('exchange_key_removed')
  })

  test('ends as its exchange says so: revoked, or mightier than before', async () => {
    const revoked = await aWish()
    await add(revoked)
    const [key] = await listKeys(deps.db, client.id)
    await practice.books.revokeKey(revoked.api_key, practice.now())
    expect(await checkKey(checking(), key!)).toBe('ended')
    expect(await loadKey(deps.db, key!.id)).toMatchObject({ ending: 'not_accepted' })
    const letters = await mailsTo(deps.db, client.email)
    expect(letters.at(-1)?.text).toContain('no longer accepts it')
  })

  test('is asked about again after a day, and waits for an exchange that is away', async () => {
    await add(await aWish())
    const [key] = await listKeys(deps.db, client.id)
    expect(await checkKeys(checking())).toBe(0)
    await practice.pass(day)
    setFaults(practice.exchange, 1, faultsFrom('down=*'))
    await checkKeys(checking())
    expect((await loadKey(deps.db, key!.id))?.checkedAt).toBe(key!.checkedAt)
    setFaults(practice.exchange, 1, [])
    expect(await checkKeys(checking())).toBeGreaterThan(0)
    expect((await loadKey(deps.db, key!.id))?.checkedAt).toBe(practice.now())
  })
})
