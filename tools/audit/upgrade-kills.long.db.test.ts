// An upgrade that is killed again and again, from its first moment to its last: each time none of
// its steps is done, and the one that is left alone does all of them.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Db } from '#server/platform/db.ts'
import { bringUpToDate, type FormerDatabase, formerDatabase } from '#test/before-the-journal.ts'
import { contents, gone, migrationsOf, shapeOf, upgradeInChild } from '#test/upgrade.ts'
import { audit, brokenOf } from './audit.ts'

const killCount = 30

test('killed thirty times on its way, it has changed nothing', { timeout: 3_600_000 }, async () => {
  const alone = await formerDatabase('trades')
  const none = await migrationsOf(alone.db)
  let wholeMs = await upgradedIn(alone)
  const all = await migrationsOf(alone.db)
  let former = await formerDatabase('trades')
  const before = await contents(former.db)
  for (let kills = 0; kills < killCount; ) {
    const { db } = former
    const child = await upgradeInChild(former)
    const ended = once(child, 'exit')
    const pid = await begun(child, db)
    await sleep((wholeMs * (kills + 0.5)) / killCount)
    if (kills % 2 === 0) child.kill('SIGKILL')
    else await db.rows('select pg_terminate_backend($1)', [pid])
    await ended
    await gone(db, pid)
    const done = await migrationsOf(db)
    expect([none, all]).toContainEqual(done)
    if (done.length === all.length) {
      // It was over before: the next is killed earlier.
      wholeMs *= 0.9
      former = await formerDatabase('trades')
      continue
    }
    expect(await shapeOf(db)).toBe('tables')
    expect(await contents(db)).toEqual(before)
    kills += 1
  }
  await bringUpToDate(former.db)
  expect(await shapeOf(former.db)).toBe('views')
  expect(await contents(former.db)).toEqual(before)
  expect(brokenOf(await audit(former.db, { now: former.now, show: 5 }))).toEqual([])
})

/** How long one takes that is left alone, in milliseconds. */
async function upgradedIn(former: FormerDatabase): Promise<number> {
  const child = await upgradeInChild(former)
  const ended = once(child, 'exit')
  const pid = await begun(child, former.db)
  const began = performance.now()
  await gone(former.db, pid)
  const [code] = await ended
  expect(code).toBe(0)
  return performance.now() - began
}

/** Told to begin, it has taken its turn: resolves to the backend that it runs on. */
async function begun(child: ChildProcess, db: Db): Promise<number> {
  child.send('go')
  for (;;) {
    const [found] = await db.rows<{ pid: number }>(
      `select l.pid from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and l.objid = 7305 and l.granted
          and d.datname = current_database()`,
    )
    if (found) return found.pid
  }
}
