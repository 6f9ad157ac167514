// A change of who somebody is, over HTTP: asked for, decided, and called about.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { day } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { listNoticesOf } from '#server/record/notices/notices.store.ts'
import {
  ada,
  anIdentified,
  aPicture,
  ask,
  at,
  changeOf,
  codeOf,
  database,
  dataDir,
  decide,
  type Fields,
  get,
  limitOf,
  me,
  newPhone,
  openIdentity,
  type Person,
  post,
  save,
  takeBack,
  view,
} from '#test/identity-app.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { eve, max } from '#test/withdrawals-app.ts'
import { listFlags } from './documents.store.ts'
import { noteCall } from './note-call.ts'

openIdentity()

const kinds = (who: Person) =>
  database().db.rows<{ kind: string; details: string }>(
    `select kind, details from events where client_id = $1 and kind like 'identity%' order by nr`,
    [who.id],
  )

/** What the bell has of changes. */
const noticed = async (who: Person) => {
  const all = await listNoticesOf(database().db, who.id, { before: null, limit: 20 })
  const ofChanges = all.filter(({ kind }) => kind.startsWith('identity'))
  return ofChanges.map(({ kind, details }) => ({ kind, details }))
}

describe('a change', () => {
  test('counts once it is approved, and not before; limits follow', async () => {
    const who = await anIdentified()
    expect(await limitOf(who)).toBe(100_000)
    expect(await view(who)).toEqual({
      is_identified: true,
      date_of_birth: '1990-12-31',
      can_ask: true,
      change: null,
      held: ['firstname', 'lastname', 'date_of_birth', 'country', 'phone'],
    })
    const fields = { lastname: 'King', country: 'BE', firstname: 'Ada' }
    const reply = await ask(who, fields)
    expect(reply.statusCode).toBe(200)
    const { change } = reply.json().data
    expect(change).toMatchObject({
      status: 'Pending',
      asked: { lastname: 'King', country: 'BE' },
      call_code: null,
      reason: null,
      decided_at: null,
    })
    expect(await me(who)).toMatchObject(ada)
    expect(await limitOf(who)).toBe(100_000)
    expect((await save(who, ada)).statusCode).toBe(200)

    expect(codeOf(await decide(change.id))).toBe('done')
    expect(await me(who)).toMatchObject({ ...ada, lastname: 'King', country: 'BE' })
    expect(await changeOf(who)).toMatchObject({ status: 'Approved' })
    expect((await save(who, { ...ada, lastname: 'King', country: 'BE' })).statusCode).toBe(200)
    expect((await save(who, ada)).statusCode).toBe(422)
    expect((await get(who, '/profile/user-verification')).status).toBe('Approved')
    expect((await kinds(who)).map(({ kind }) => kind)).toEqual([
      ...['identity_change_asked', 'identity_changed'],
    ])
    // A log names what changed; what it says is nobody's business.
    expect(JSON.stringify(await kinds(who))).not.toContain('King')
    expect(await noticed(who)).toMatchObject([
      { kind: 'identity_changed', details: { fields: 'lastname, country' } },
    ])
    const mails = await mailsTo(database().db, who.email)
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['You asked to change your profile', 'Your profile was changed']),
    )
  })

  test('that is rejected changes nothing, and says why', async () => {
    const who = await anIdentified()
    await ask(who, { lastname: 'King' })
    const { id } = await changeOf(who)
    expect(codeOf(await decide(id, 'The picture is of a cat.'))).toBe('done')
    expect(await me(who)).toMatchObject(ada)
    expect(await view(who)).toMatchObject({
      can_ask: true,
      change: { status: 'Rejected', reason: 'The picture is of a cat.' },
    })
    expect(codeOf(await decide(id))).toBe('document_decided')
    expect(await noticed(who)).toMatchObject([
      { kind: 'identity_change_rejected', details: { reason: 'The picture is of a cat.' } },
    ])
    expect(await limitOf(who)).toBe(100_000)
  })

  test('waits alone, and can be taken back by its owner', async () => {
    const who = await anIdentified()
    const other = await anIdentified()
    await ask(who, { lastname: 'King' })
    const { id } = await changeOf(who)
    expect((await view(who)).can_ask).toBe(false)
    expect((await ask(who, { lastname: 'Queen' })).json().code).toBe('identity_change_waiting')
    expect((await takeBack(other, id)).json().code).toBe('not_found')
    const reply = await takeBack(who, id)
    expect(reply.json().data.change.status).toBe('Withdrawn')
    expect((await takeBack(who, id)).json().code).toBe('document_decided')
    expect(codeOf(await decide(id))).toBe('document_decided')
    expect((await ask(who, { lastname: 'Queen' })).statusCode).toBe(200)
    expect(await me(who)).toMatchObject(ada)
  })

  test('asked for twice at once waits once, and leaves no file behind', async () => {
    const who = await anIdentified()
    const before = (await readdir(join(dataDir, 'documents'))).length
    const replies = await Promise.all([1, 2, 3].map(() => ask(who, { lastname: 'King' })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await readdir(join(dataDir, 'documents'))).toHaveLength(before + 1)
  })

  test.each([
    [{ lastname: 'Lovelace' }, 'identity_change_empty', undefined],
    [{}, 'identity_change_empty', undefined],
    [{ country: 'ZZ' }, 'invalid_input', 'Country is invalid'],
    [{ phone: '12345' }, 'invalid_input', 'Phone is invalid'],
    [{ phone: '' }, 'invalid_input', 'Phone is required'],
    [{ lastname: '' }, 'invalid_input', 'Lastname is required'],
    [{ email: 'eve@example.org' }, 'unknown_field', undefined],
  ])('to %o is refused: %s', async (fields, code, message) => {
    const who = await anIdentified()
    const reply = await ask(who, fields as Fields)
    expect([reply.json().code, reply.json().errors?.[0]?.message]).toEqual([code, message])
  })

  test('to an age under 18 is refused', async () => {
    const who = await anIdentified()
    const birth = new Date(at.clock.now() - 17 * 365 * day).toISOString().slice(0, 10)
    const reply = await ask(who, { date_of_birth: birth })
    expect(reply.json().errors).toEqual([
      {
        field: 'date_of_birth',
        code: 'too_young',
        details: { years: 18 },
        message: 'Date of birth must be at least 18 years ago',
      },
    ])
  })

  test('without a picture is refused', async () => {
    const who = await anIdentified()
    const reply = await post(who.token, '/profile/identity', { method: 'others', lastname: 'King' })
    expect(reply.json().errors).toEqual([
      { field: 'id_file', code: 'file_missing', message: 'Please select file!' },
    ])
  })

  test('with the picture of somebody else’s document is flagged', async () => {
    const [one, other] = [await anIdentified(), await anIdentified()]
    const picture = await aPicture()
    await ask(one, { lastname: 'King' }, picture)
    await ask(other, { lastname: 'King' }, picture)
    const flags = await listFlags(database().db, (await changeOf(other)).id)
    expect(flags).toMatchObject([{ clientId: other.id, otherClientId: one.id }])
  })

  test('of one’s own is decided by somebody else', async () => {
    const who = await anIdentified()
    await database().db.rows(
      `insert into operators (email, email_key, password_hash, created_at)
       values ($1, $1, 'none', now())`,
      [who.email],
    )
    await ask(who, { lastname: 'King' })
    expect(codeOf(await decide((await changeOf(who)).id, undefined, who.email))).toBe(
      'own_document',
    )
  })
})

describe('a new phone', () => {
  const call = (id: string, code: string, by: string = eve) =>
    noteCall(at.deps, id, { by: staffNamed(by), code })

  test('is called by nobody whose own it is', async () => {
    const who = await anIdentified()
    await createOperator(database().db, { email: who.email, passwordHash: 'none' }, at.clock.now())
    await ask(who, { phone: newPhone })
    const { id, call_code: code } = await changeOf(who)
    expect(codeOf(await call(id, code, who.email))).toBe('own_document')
    expect(await call(id, code)).toBe('right')
  })

  test('counts once who decides has called it and was told the code', async () => {
    const who = await anIdentified()
    await ask(who, { phone: '020 123 4567' })
    const { id, asked, call_code: code } = await changeOf(who)
    expect(asked).toEqual({ phone: newPhone })
    expect(code).toMatch(/^\d{6}$/)
    expect(codeOf(await decide(id))).toBe('call_needed')
    const wrong = code === '123456' ? '654321' : '123456'
    expect(codeOf(await call(id, wrong))).toBe('call_code_wrong')
    expect(codeOf(await decide(id))).toBe('call_needed')
    expect(await call(id, code, max)).toBe('right')
    expect(codeOf(await decide(id))).toBe('call_needed')
    expect(await call(id, code)).toBe('right')
    expect((await me(who)).phone).toBe(ada.phone)
    expect(codeOf(await decide(id))).toBe('done')
    expect((await me(who)).phone).toBe(newPhone)
    expect((await changeOf(who)).call_code).toBeNull()
  })

  test('is not found by guessing its code', async () => {
    const who = await anIdentified()
    await ask(who, { phone: newPhone })
    const { id, call_code: code } = await changeOf(who)
    for (let nr = 0; nr < 5; nr += 1) {
      const wrong = String((Number(code) + 1 + nr) % 1_000_000).padStart(6, '0')
      expect(codeOf(await call(id, wrong))).toBe('call_code_wrong')
    }
    expect(codeOf(await call(id, code))).toBe('calls_used_up')
    expect(codeOf(await decide(id))).toBe('call_needed')
    expect(codeOf(await decide(id, 'Nobody answered.'))).toBe('done')
  })

  test('is not called for a change without one', async () => {
    const who = await anIdentified()
    await ask(who, { lastname: 'King' })
    expect(codeOf(await call((await changeOf(who)).id, '123456'))).toBe('not_found')
  })
})
