import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { CopyRows } from './copy-rows.ts'

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
