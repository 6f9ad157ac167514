import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { listenOn } from './listen.ts'

test('it hears again each time that its connection was lost, and leaves nothing behind', async () => {
  const { db, connection } = await cloneDatabase()
  const warned: string[] = []
  const onWarning = ({ message }: Error) => warned.push(message)
  process.on('warning', onWarning)
  const heard: string[] = []
  const loop = listenOn(connection, 'bells', {
    heard: (payload) => heard.push(payload),
    log: () => {},
    againMs: 1,
  })
  onTestFinished(async () => {
    process.off('warning', onWarning)
    await loop.stop()
    await db.close()
  })
  // More often than anything may be hung on one signal without Node's warning of it.
  for (let times = 0; times < 15; times += 1) {
    const word = `word ${times}`
    await expect
      .poll(
        async () => {
          await db.rows(`select pg_notify('bells', $1)`, [word])
          return heard.at(-1)
        },
        { timeout: 120_000 },
      )
      .toBe(word)
    await db.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen "bells"'`,
    )
  }
  expect(warned).toEqual([])
})
