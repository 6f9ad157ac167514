import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase, freshDatabase } from '#test/database.ts'
import { CopyRows } from './copy-rows.ts'
import { DatabaseOutage } from './db.ts'

const database = freshDatabase()

test('an error that goes to the log does not tell what was written', async () => {
  const { db } = database()
  await db.rows(`create table notes (word text primary key check (word <> 'top secret'))`)
  await db.rows(`insert into notes values ('hidden')`)
  for (const word of ['top secret', 'hidden']) {
    const wrong = [
      db.rows('insert into notes values ($1)', [word]),
      db.append({
        copy: 'copy notes from stdin (format binary)',
        rows: new CopyRows().row(1).text(word),
      }),
    ].map((attempt) => attempt.then(() => undefined).catch((it: unknown) => it))
    for (const error of await Promise.all(wrong)) {
      expect(error).toBeInstanceOf(Error)
      const told = JSON.stringify([error, String(error)])
      expect(told).toContain('notes')
      expect(told).not.toContain(word)
    }
  }
})

test('a single connection that is lost takes nothing with it that was opened since', async () => {
  const { db } = await cloneDatabase()
  const single = db.single()
  onTestFinished(async () => {
    await single.close()
    await db.close()
  })
  /** By what they were asked last, for nobody else asks it. */
  const asked = (query: string) =>
    db.rows<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and query = $1',
      [query],
    )
  for (let times = 0; times < 10; times += 1) {
    // Several work on it at once: whoever hears of the end first opens the next.
    const works = Array.from({ length: 4 }, async () => {
      await expect(single.rows('select pg_sleep(60)')).rejects.toThrow(DatabaseOutage)
      expect(await single.rows('select 1 as it')).toEqual([{ it: 1 }])
    })
    const asleep = async () => (await asked('select pg_sleep(60)'))[0]?.pid ?? null
    await expect.poll(asleep, { timeout: 120_000 }).not.toBeNull()
    await db.rows('select pg_terminate_backend($1)', [await asleep()])
    // While that connection comes to its end, others come and go on.
    for (let more = 0; more < 200; more += 1) {
      works.push(
        single.rows('select 1 as it').then(
          () => {},
          (error) => expect(error).toBeInstanceOf(DatabaseOutage),
        ),
      )
      await new Promise(setImmediate)
    }
    await Promise.all(works)
    await expect
      .poll(async () => (await asked('select 1 as it')).length, { timeout: 120_000 })
      .toBe(1)
  }
})
