// Whoever chooses a new password with the link of a letter still owes the second factor.

import { expect, test } from 'vitest'
import { forgot } from '#test/credentials.ts'
import { sentHash } from '#test/mailbox.ts'
import { openFactors, someone, withTotp } from '#test/second-factors.ts'

openFactors()

test('a new password by the link of a letter spares nobody the second factor', async () => {
  const who = await someone()
  const { api, client } = who
  const { app } = await withTotp(who)
  await forgot(api, client.email)
  const hash = await sentHash(who.db, client.email, '/auth/reset-password')
  const password = 'heron-lantern-77'
  const chosen = { email: client.email, password, confirmPassword: password, hash }
  expect((await who.post('/auth/reset-password', chosen, null)).http).toBe(200)
  const half = await who.post('/auth/login', { email: client.email, password }, null)
  expect([half.http, half.code, half.tokens]).toEqual([422, 'second_factor_needed', undefined])
  expect(half.cookies).toEqual([])
  const whole = await who.post('/auth/login/second', { session: half.session, code: app() }, null)
  expect(whole.http).toBe(200)
})
