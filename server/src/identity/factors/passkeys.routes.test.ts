// Passkeys over HTTP, and what a proof is good for.

import { describe, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute } from '#kernel/time.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import {
  halfOf,
  kindsOf,
  openFactors,
  type Someone,
  someone,
  withPasskey,
  withTotp,
} from '#test/second-factors.ts'
import { takeProof } from './take-proof.ts'

openFactors()

/** Of all their sessions: those begun in one instant of the fixed clock come in any order. */
const zonesOf = async ({ get }: Someone) =>
  (await get('/users/sessions')).data.map((it: { time_zone: string | null }) => it.time_zone)

describe('a passkey', () => {
  test('is added with recovery codes, renamed, listed and removed', async () => {
    const who = await someone()
    const { added, key } = await withPasskey(who)
    expect(added.data.recovery_codes).toHaveLength(10)
    const [listed] = (await who.get('/users/security')).data.passkeys
    expect(listed).toMatchObject({ name: 'My phone', used_at: null })
    const rename = await who.api.app.inject({
      method: 'PATCH',
      url: `/api/users/passkeys/${listed.id}`,
      headers: { authorization: `Bearer ${who.token}` },
      payload: { name: 'Old phone' },
    })
    expect(rename.statusCode).toBe(200)
    const deed = { action: 'passkey_remove', destination: listed.id }
    const password = await who.post('/auth/step-up', { ...deed, password: who.client.password })
    expect(password.http).toBe(422)
    const asked = await who.post('/auth/step-up/options', deed)
    const { proof } = (await who.post('/auth/step-up', { ...deed, passkey: key.sign(asked.data) }))
      .data
    const removed = await who.post(`/users/passkeys/${listed.id}/remove`, { proof })
    expect(removed.http).toBe(200)
    expect((await who.get('/users/security')).data).toMatchObject({
      passkeys: [],
      recovery_codes_left: 0,
    })
    expect(await kindsOf(who)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed']))
  })

  test('signs in by itself, without an address; each challenge once', async () => {
    const who = await someone()
    const { key } = await withPasskey(who)
    const options = (await who.post('/auth/passkey/options', {}, null)).data
    expect(options.allowCredentials ?? []).toEqual([])
    const passkey = key.sign(options)
    const more = { remember: true, time_zone: 'Asia/Tokyo' }
    const done = await who.post('/auth/passkey', { passkey, ...more }, null)
    expect(done).toMatchObject({ http: 200, data: { email: who.client.email } })
    const cookie = done.cookies.find((it: { name: string }) => it.name === 'refresh')
    expect(cookie).toMatchObject({ maxAge: 30 * 86_400 })
    expect(await zonesOf(who)).toContain('Asia/Tokyo')
    const again = await who.post('/auth/passkey', { passkey: key.sign(options) }, null)
    expect(again.code).toBe('wrong_passkey')
  })

  test('is a second factor', async () => {
    const who = await someone()
    const { key } = await withPasskey(who)
    const session = await halfOf(who, who.client)
    const options = (await who.post('/auth/login/second/options', { session }, null)).data
    expect(options.allowCredentials).toHaveLength(1)
    const shown = { passkey: key.sign(options), time_zone: 'Asia/Tokyo' }
    const done = await who.post('/auth/login/second', { session, ...shown }, null)
    expect(done.http).toBe(200)
    expect(await zonesOf(who)).toContain('Asia/Tokyo')
  })

  test('does not count on another page, for another purpose, unverified, or for someone else', async () => {
    const who = await someone()
    const { key } = await withPasskey(who)
    const ask = async () => (await who.post('/auth/passkey/options', {}, null)).data
    const tries = [
      key.sign(await ask(), { origin: 'https://evil.example' }),
      key.sign(await ask(), { isVerified: false }),
      key.sign((await who.post('/auth/step-up/options', { action: 'withdraw' })).data),
      anAuthenticator().sign(await ask()),
    ]
    for (const passkey of tries) {
      expect((await who.post('/auth/passkey', { passkey }, null)).code).toBe('wrong_passkey')
    }
    const other = await someone(who.api)
    await withTotp(other)
    const session = await halfOf(other, other.client)
    const options = (await who.post('/auth/login/second/options', { session }, null)).data
    const passkey = key.sign(options)
    const reply = await who.post('/auth/login/second', { session, passkey }, null)
    expect(reply.code).toBe('wrong_passkey')
  })

  test('that another client has is refused, and changes nothing', async () => {
    const { key, api } = await (async () => {
      const who = await someone()
      return { ...(await withPasskey(who)), api: who.api }
    })()
    const other = await someone(api)
    const proof = await other.proofFor('passkey_add')
    const options = await other.post('/users/passkeys/options', { proof })
    const added = await other.post('/users/passkeys', {
      name: 'x',
      passkey: key.create(options.data),
    })
    expect([added.http, added.code]).toEqual([409, 'factor_exists'])
    expect((await other.get('/users/security')).data).toMatchObject({
      passkeys: [],
      recovery_codes_left: 0,
    })
  })

  test('cannot be added twice, nor by a proof of something else', async () => {
    const who = await someone()
    const { passkey, key } = await withPasskey(who)
    expect((await who.post('/users/passkeys', { name: 'x', passkey })).code).toBe('wrong_passkey')
    const deed = { action: 'recovery_codes' }
    const asked = await who.post('/auth/step-up/options', deed)
    const proof = await who.proofFor('recovery_codes', { passkey: key.sign(asked.data) })
    expect((await who.post('/users/passkeys/options', { proof })).code).toBe('proof_invalid')
    const made = await who.post('/users/recovery-codes', { proof })
    expect(made.data.recovery_codes).toHaveLength(10)
  })
})

describe('a proof', () => {
  const deed = { action: 'withdraw', amount: dollars(250), destination: 'bc1q' } as const
  const wire = { action: 'withdraw', amount: 250, destination: 'bc1q' }

  async function withProof() {
    const who = await someone()
    const { app } = await withTotp(who)
    const reply = await who.post('/auth/step-up', { ...wire, code: app() })
    expect(reply.http).toBe(200)
    const given = { ...deed, proof: reply.data.proof, clientId: who.client.id }
    const take = (change: object = {}) =>
      who.db.transaction((tx) => takeProof(tx, { ...given, ...change }, who.api.clock.now()))
    return { who, take, given }
  }

  test('is good for exactly what it was given for', async () => {
    const { who, take } = await withProof()
    const { client } = await someone(who.api)
    const others = [
      { action: 'payout_address' },
      { amount: dollars(251) },
      { amount: undefined },
      { destination: 'bc1r' },
      { destination: undefined },
      { clientId: client.id },
    ]
    for (const change of others) expect(isRefusal(await take(change))).toBe(true)
    expect(await take()).toEqual({ by: 'code' })
  })

  test('of many who use it at once, one wins', async () => {
    const { take } = await withProof()
    const taken = await Promise.all(Array.from({ length: 8 }, () => take()))
    expect(taken.filter((it) => !isRefusal(it))).toHaveLength(1)
  })

  test('is spent only if the deed is done', async () => {
    const { who, take, given } = await withProof()
    const undone = who.db.transaction(async (tx) => {
      expect(await takeProof(tx, given, who.api.clock.now())).toEqual({ by: 'code' })
      throw new Error('the deed failed')
    })
    await expect(undone).rejects.toThrow('the deed failed')
    expect(await take()).toEqual({ by: 'code' })
  })

  test('lasts five minutes', async () => {
    const { who, take } = await withProof()
    who.api.clock.advance(5 * minute)
    expect(await take()).toEqual({ refused: 'proof_invalid' })
  })
})
