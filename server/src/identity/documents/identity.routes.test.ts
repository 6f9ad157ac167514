import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { createRouter } from '#server/platform/http.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listNoticesOf } from '#server/record/notices/notices.store.ts'
import { getMe, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient, tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { photo } from '#test/pictures.ts'
import { createWithdrawalsApp, eve, max, type WithdrawalsApp } from '#test/withdrawals-app.ts'
import { signInBy } from '../sessions/sessions.routes.ts'
import { decideDocument } from './decide-document.ts'
import { openDocumentFiles } from './document-files.ts'
import { registerDocumentRoutes } from './documents.routes.ts'
import { listFlags, loadLastDocument } from './documents.store.ts'
import { noteCall } from './note-call.ts'

const database = freshDatabase()
let at: WithdrawalsApp
let dataDir: string
/** Where nobody is taken from; a test changes it. */
let unserved = ''
const serves = (country: string) => country !== unserved

beforeAll(async () => {
  const { db } = database()
  at = await createWithdrawalsApp(db)
  dataDir = await mkdtemp(join(tmpdir(), 'identity-'))
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const files = openDocumentFiles({ dataDir, seal, random: systemRandom })
  const deps = { ...at.deps, files, serves }
  registerDocumentRoutes(createRouter(at.app, signInBy(at.identification)), deps)
})
afterAll(async () => {
  await expectSoundBooks(database().db, at.clock.now())
  await rm(dataDir, { recursive: true, force: true })
})

const place = {
  ...{ gender: 'female', country: 'NL', state: 'Noord-Holland', city: 'Amsterdam' },
  address: 'Herengracht 1',
}
const ada = { firstname: 'Ada', lastname: 'Lovelace', phone: '', ...place }
const newPhone = '+31 20 123 4567'

type Fields = Readonly<Record<string, string>>
type Person = TestClient & { readonly token: string }

async function post(token: string, url: string, fields: Fields, picture?: Uint8Array) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (picture) form.append('id_file', new Blob([new Uint8Array(picture)]), 'id.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return at.app.inject({
    ...{ method: 'POST', url: `/api${url}` },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const get = async ({ token }: Person, url: string) => {
  const reply = await at.app.inject({
    ...{ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } },
  })
  return reply.json().data
}
const save = ({ token }: Person, fields: Fields) => post(token, '/users/update', fields)
const view = (who: Person) => get(who, '/profile/identity')
const me = async ({ token }: Person) => (await getMe(at.app, token)).json().data

let shade = 0
async function aPicture(): Promise<Buffer> {
  shade += 1
  return photo({ width: 100 + shade, height: 90 })
}

async function ask({ token }: Person, fields: Fields, picture?: Uint8Array) {
  const file = picture ?? (await aPicture())
  return post(token, '/profile/identity', { method: 'others', ...fields }, file)
}

function takeBack({ token }: Person, id: string) {
  const url = `/api/profile/identity/${id}/cancellation`
  return at.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } })
}

let people = 0
async function aPerson(): Promise<Person> {
  const client = await aClient(database().db, { clock: at.clock })
  people += 1
  const { token } = await signInAs(at.app, client, { from: `10.0.0.${people}` })
  return { ...client, token }
}

async function sendDocument({ token }: Person): Promise<void> {
  const fields = { method: 'national_id' }
  const reply = await post(token, '/profile/user-verification', fields, await aPicture())
  expect(reply.statusCode).toBe(200)
}

function decide(id: string, reason?: string, by: string = eve) {
  const deps = { ...at.deps, serves }
  return reason === undefined
    ? decideDocument(deps, id, { status: 'approved', reason: null, by })
    : decideDocument(deps, id, { status: 'rejected', reason, by })
}
const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.refused : 'done')
const lastOf = async ({ id }: Person) =>
  present(await loadLastDocument(database().db, id), 'a document')
const changeOf = async (who: Person) => present((await view(who)).change, 'a change')

/** Ada, whose document was approved. */
async function anIdentified(): Promise<Person> {
  const who = await aPerson()
  await tellProfile(database().db, who)
  await sendDocument(who)
  expect(codeOf(await decide((await lastOf(who)).id))).toBe('done')
  return who
}

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
const limitOf = async (who: Person) => (await get(who, '/withdraw/terms')).day_limit

describe('who was identified', () => {
  test.each([
    ['firstname', 'Eve', 'Firstname changes by a request, with a document'],
    ['lastname', 'Mallory', 'Lastname changes by a request, with a document'],
    ['country', 'BE', 'Country changes by a request, with a document'],
    ['date_of_birth', '1980-01-01', 'Date of birth changes by a request, with a document'],
    ['phone', newPhone, 'Phone changes by a request, with a document'],
  ])('cannot edit %s', async (field, value, message) => {
    const who = await anIdentified()
    const reply = await save(who, { ...ada, [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual([{ field, message }])
    expect(await me(who)).toMatchObject(ada)
  })

  test('cannot take the phone away', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who)
    expect((await save(who, { ...ada, phone: newPhone })).statusCode).toBe(200)
    await sendDocument(who)
    await decide((await lastOf(who)).id)
    const reply = await save(who, { ...ada, phone: '' })
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      [{ field: 'phone', message: 'Phone cannot be taken away: ask for another one' }],
    ])
    // The specification's form sends what is not empty; nothing changes, and that is fine.
    expect((await save(who, { ...ada, phone: newPhone })).statusCode).toBe(200)
    const { phone: _, ...rest } = ada
    expect((await save(who, rest)).statusCode).toBe(200)
    expect((await me(who)).phone).toBe(newPhone)
  })

  test('edits address and picture freely', async () => {
    const who = await anIdentified()
    const moved = { ...ada, state: 'Utrecht', city: 'Utrecht', address: 'Oudegracht 2' }
    expect((await save(who, moved)).statusCode).toBe(200)
    expect(await me(who)).toMatchObject(moved)
  })

  test('stays so in the database too, whoever writes', async () => {
    const who = await anIdentified()
    const { db } = database()
    const refused = { code: '23514' }
    const rows = (text: string) => db.rows(text, [who.id])
    const clients = 'update clients set'
    for (const change of [`lastname = 'Eve'`, `firstname = ''`, `phone = '1'`]) {
      await expect(rows(`${clients} ${change} where id = $1`)).rejects.toMatchObject(refused)
    }
    for (const change of [`country = 'BE'`, `date_of_birth = '1980-01-01'`]) {
      const text = `update profiles set ${change} where client_id = $1`
      await expect(rows(text)).rejects.toMatchObject(refused)
    }
    await expect(db.rows('delete from identities')).rejects.toThrow(/append-only/)
  })
})

describe('before somebody is identified', () => {
  test('what a document is compared with does not move', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who)
    expect((await save(who, { ...ada, firstname: 'Augusta' })).statusCode).toBe(200)
    await sendDocument(who)
    const reply = await save(who, ada)
    expect(reply.json().errors).toEqual([
      {
        field: 'firstname',
        message: 'Firstname stays as it is while your document is checked',
      },
    ])
    expect((await ask(who, { firstname: 'Ada' })).json().code).toBe('document_waiting')
    await decide((await lastOf(who)).id, 'Another first name.')
    expect((await save(who, ada)).statusCode).toBe(200)
  })

  test('nobody is approved of whom nothing to compare with is known', async () => {
    const who = await aPerson()
    await sendDocument(who)
    const { id } = await lastOf(who)
    expect(codeOf(await decide(id))).toBe('identity_untold')
    await tellProfile(database().db, who)
    expect(codeOf(await decide(id))).toBe('done')
    expect((await view(who)).is_identified).toBe(true)
  })

  test('a date of birth is put right by a request, which identifies nobody', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who)
    const refused = await ask(who, { firstname: 'Eve', date_of_birth: '1980-01-01' })
    expect(refused.json().errors).toEqual([
      { field: 'firstname', message: 'Firstname can be changed in the profile' },
    ])
    expect((await ask(who, { date_of_birth: '1980-01-01' })).statusCode).toBe(200)
    expect(codeOf(await decide((await changeOf(who)).id))).toBe('done')
    expect(await view(who)).toMatchObject({ is_identified: false, date_of_birth: '1980-01-01' })
    expect(await limitOf(who)).toBe(2_000)
  })
})

describe('where we take nobody from', () => {
  afterEach(() => {
    unserved = ''
  })

  test('nobody is identified, and staff read why', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who, 'BE')
    await sendDocument(who)
    const { id } = await lastOf(who)
    unserved = 'BE'
    expect(await decide(id)).toEqual({ refused: 'client_not_served', details: { country: 'BE' } })
    expect(await view(who)).toMatchObject({ is_identified: false })
    expect(await lastOf(who)).toMatchObject({ status: 'pending', decidedBy: null })
    expect(codeOf(await decide(id, 'We take no clients from there.'))).toBe('done')
  })

  test('a move there is neither asked for nor approved; another name is', async () => {
    const who = await anIdentified()
    unserved = 'BE'
    const asked = await ask(who, { country: 'BE' })
    expect([asked.statusCode, asked.json().code]).toEqual([422, 'country_not_served'])
    expect((await view(who)).change).toBeNull()
    unserved = ''
    expect((await ask(who, { country: 'BE', lastname: 'King' })).statusCode).toBe(200)
    const move = await changeOf(who)
    unserved = 'BE'
    expect(codeOf(await decide(move.id))).toBe('client_not_served')
    expect(await me(who)).toMatchObject({ country: 'NL', lastname: 'Lovelace' })
    expect((await takeBack(who, move.id)).statusCode).toBe(200)
    // Who lives there since before is still paid out under the name they have.
    unserved = 'NL'
    at.clock.advance(second)
    expect((await ask(who, { lastname: 'King' })).statusCode).toBe(200)
    expect(codeOf(await decide((await changeOf(who)).id))).toBe('done')
    expect(await me(who)).toMatchObject({ country: 'NL', lastname: 'King' })
  })
})

describe('a change', () => {
  test('counts once it is approved, and not before; limits follow', async () => {
    const who = await anIdentified()
    expect(await limitOf(who)).toBe(100_000)
    expect(await view(who)).toEqual({
      ...{ is_identified: true, date_of_birth: '1990-12-31', can_ask: true, change: null },
      held: ['firstname', 'lastname', 'date_of_birth', 'country', 'phone'],
    })
    const fields = { lastname: 'King', country: 'BE', firstname: 'Ada' }
    const reply = await ask(who, fields)
    expect(reply.statusCode).toBe(200)
    const { change } = reply.json().data
    expect(change).toMatchObject({
      ...{ status: 'Pending', asked: { lastname: 'King', country: 'BE' }, call_code: null },
      ...{ reason: null, decided_at: null },
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
      { field: 'date_of_birth', message: 'Date of birth must be at least 18 years ago' },
    ])
  })

  test('without a picture is refused', async () => {
    const who = await anIdentified()
    const reply = await post(who.token, '/profile/identity', { method: 'others', lastname: 'King' })
    expect(reply.json().errors).toEqual([{ field: 'id_file', message: 'Please select file!' }])
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
  const call = (id: string, code: string, by: string = eve) => noteCall(at.deps, id, { by, code })

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
