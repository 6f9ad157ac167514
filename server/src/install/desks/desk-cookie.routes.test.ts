// The cookie of a session in the office, as browsers get it over TLS.

import { expect, test } from 'vitest'
import { emailKeyOf } from '#kernel/email.ts'
import { testPasswords } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, post, staffPassword } from '#test/office-app.ts'

const database = freshDatabase()

test('over TLS no script reads it, no other site sends it, and no neighbour plants it', async () => {
  const { db } = database()
  const api = await createOfficeApp(db, { publicUrl: 'https://trade.example' })
  const email = 'ada@desk.example'
  await db.rows(
    `insert into operators (email, email_key, password_hash, created_at, roles, name)
     values ($1, $2, $3, now(), array['support'], 'Ada')`,
    [email, emailKeyOf(email), await (await testPasswords()).hash(staffPassword)],
  )
  const reply = await post(api, 'session', { email, password: staffPassword })
  expect(reply.statusCode).toBe(200)
  expect(reply.cookies).toEqual([
    {
      name: '__Host-office',
      value: expect.stringMatching(/^[\w-]{43}$/),
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    },
  ])
  expect(reply.body).not.toContain(reply.cookies[0]?.value ?? '?')
})
