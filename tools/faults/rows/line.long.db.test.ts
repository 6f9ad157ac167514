// What the database's side of the server does when the network to it is gone and says nothing.

import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseOutage, openDatabase } from '#server/platform/db.ts'
import { standForLead } from '#server/platform/leadership.ts'
import { freshDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { openLine } from './line.ts'

const database = freshDatabase()

/** A connection that fell into a hole stays there: as a path that was forgotten. */
const never = () => 1

async function lineToDatabase(random = never) {
  const { connection } = database()
  const path = `${connection.host}/.s.PGSQL.${connection.port}`
  const line = openLine({ path }, random)
  const port = await freePort()
  await once(line.server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => void line.server.close())
  const db = openDatabase({ ...connection, host: '127.0.0.1', port }, () => {})
  return { line, db }
}

test('who waits for a database that is gone is told, on the pool and on a lane’s connection', async () => {
  const { line, db } = await lineToDatabase()
  const single = db.single()
  await Promise.all([db.rows('select 1'), single.rows('select 1')])
  line.setWeather({ kind: 'dead' })
  const began = performance.now()
  const asked = [
    db.rows('select 1'),
    single.rows('select 1'),
    single.write('select 1', []),
    db.transaction((tx) => tx.rows('select 1')),
  ]
  await Promise.all(asked.map((one) => expect(one).rejects.toBeInstanceOf(DatabaseOutage)))
  expect(performance.now() - began).toBeLessThan(60_000)
  line.setWeather({ kind: 'fair' })
  await expect
    .poll(() => single.rows('select 1').catch(() => []), { timeout: 120_000 })
    .toHaveLength(1)
  await expect.poll(() => db.rows('select 1').catch(() => []), { timeout: 120_000 }).toHaveLength(1)
  await single.close()
})

test('a question that takes long is waited for, as long as somebody is at work on it', async () => {
  const { db } = await lineToDatabase()
  const rows = await db.rows<{ slept: string }>(`select pg_sleep(12)::text as slept`)
  expect(rows).toHaveLength(1)
  await db.close()
})

test('the lead stays with whoever had it, though their old session still has the lock', async () => {
  const { line, db } = await lineToDatabase()
  const owner = database().owner
  let lost = 0
  const leadership = standForLead(db, () => {
    lost += 1
  })
  expect(await leadership.lead(AbortSignal.timeout(60_000))).toBe(true)
  const holder = async () => {
    const rows = await owner.rows<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = 7307 and granted`,
    )
    return rows[0]?.pid
  }
  const first = await holder()
  line.setWeather({ kind: 'dead' })
  // Given up on our side; on PostgreSQL's nobody knows.
  await new Promise((done) => setTimeout(done, 20_000))
  expect(await holder()).toBe(first)
  line.setWeather({ kind: 'fair' })
  await expect
    .poll(async () => ![undefined, first].includes(await holder()), { timeout: 120_000 })
    .toBe(true)
  expect(lost).toBe(0)
  await leadership.resign()
})
