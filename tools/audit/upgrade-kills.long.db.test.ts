// An upgrade that is killed again and again, from its first moment to its last: each time nothing
// has changed, and the one that is left alone does all of it.

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Db } from '#server/platform/db.ts'
import { bringUpToDate, formerDatabase } from '#test/before-the-journal.ts'
import { contents, gone, shapeOf, upgradeInChild } from '#test/upgrade.ts'
import { audit, brokenOf } from './audit.ts'

const killCount = 30

test('killed thirty times on its way, it has changed nothing', { timeout: 3_600_000 }, async () => {
  let wholeMs = await upgradedIn()
  let former = await formerDatabase('trades')
  const before = await contents(former.db)
  for (let kills = 0; kills < killCount; ) {
    const { db } = former
    const child = await upgradeInChild(former)
    const ended = once(child, 'exit')
    child.send('go')
    await sleep((wholeMs * (kills + 0.5)) / killCount)
    const pid = await upgrading(db)
    if (kills % 2 === 0 || pid === undefined) child.kill('SIGKILL')
    else await db.rows('select pg_terminate_backend($1)', [pid])
    await ended
    if (pid !== undefined) await gone(db, pid)
    if ((await shapeOf(db)) === 'views') {
      // It was over before: the next is killed earlier.
      wholeMs *= 0.9
      former = await formerDatabase('trades')
      continue
    }
    expect(await shapeOf(db)).toBe('tables')
    expect(await contents(db)).toEqual(before)
    if (pid !== undefined) kills += 1
  }
  await bringUpToDate(former.db)
  expect(await shapeOf(former.db)).toBe('views')
  expect(await contents(former.db)).toEqual(before)
  expect(brokenOf(await audit(former.db, { now: former.now, show: 5 }))).toEqual([])
})

/** How long one takes that is left alone, in milliseconds. */
async function upgradedIn(): Promise<number> {
  const child = await upgradeInChild(await formerDatabase('trades'))
  const began = performance.now()
  child.send('go')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  return performance.now() - began
}

/** The backend that an upgrade runs on: it has taken its turn. */
async function upgrading(db: Db): Promise<number | undefined> {
  const [found] = await db.rows<{ pid: number }>(
    `select l.pid from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.objid = 7305 and l.granted and d.datname = current_database()`,
  )
  return found?.pid
}
