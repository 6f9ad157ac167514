import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { freshDatabase } from '../../../test/database.ts'
import { loadInstruments, upsertInstruments } from './instruments.store.ts'
import { readInstruments } from './read-instruments.ts'

const database = freshDatabase()
const listed = await readInstruments(
  fileURLToPath(new URL('../../../seed/instruments.csv', import.meta.url)),
)

test('the whole list is stored and comes back as it was, however often it is stored', async () => {
  const { db } = database()
  await db.transaction((tx) => upsertInstruments(tx, listed))
  await db.transaction((tx) => upsertInstruments(tx, listed))
  expect(await loadInstruments(db)).toEqual(listed)
})

test('limits are brought up to date, and what is no longer listed is no longer traded', async () => {
  const { db } = database()
  await db.transaction((tx) => upsertInstruments(tx, listed))
  const [first, ...others] = listed
  const changed = { ...first!, stakeMax: dollars(7) }
  await db.transaction((tx) => upsertInstruments(tx, [changed]))
  const stored = await loadInstruments(db)
  expect(stored.find((it) => it.id === changed.id)).toEqual(changed)
  expect(stored).toHaveLength(1 + others.length)
  expect(stored.filter((it) => it.isTradable).map((it) => it.symbol)).toEqual([changed.symbol])
})

test.each([
  ['another pair', { symbol: 'OTHER' }, /^instrument 1 is BCHBTC, it can't be OTHER$/],
  ['other decimals', { scale: { decimals: 3, tickPoints: 1 } }, /stored with 7 decimals, not 3/],
])(
  'an id that would stand for %s is a defect, and nothing is stored',
  async (_, change, message) => {
    const { db } = database()
    await db.transaction((tx) => upsertInstruments(tx, listed))
    const changed = listed.map((it) => (it.id === 1 ? { ...it, ...change } : it))
    await expect(db.transaction((tx) => upsertInstruments(tx, changed))).rejects.toThrow(message)
    expect(await loadInstruments(db)).toEqual(listed)
  },
)
