import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentBytesMax } from '#contract/documents.ts'
import { present } from '#kernel/assert.ts'
import type { SessionId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, iso, later } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { answerErrors, createRouter, readJson } from '#server/platform/http.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { listNoticesOf } from '#server/record/notices/notices.store.ts'
import { aClient, type TestClient, tellProfile, testPasswords } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { photo, pngOfBytes } from '#test/pictures.ts'
import { registerClientRoutes } from '../clients/clients.routes.ts'
import { openIdentification } from '../sessions/identify-client.ts'
import { issueAccess } from '../sessions/issue-access.ts'
import { signInBy } from '../sessions/sessions.routes.ts'
import { decideDocument } from './decide-document.ts'
import { type DocumentFiles, openDocumentFiles } from './document-files.ts'
import { registerDocumentRoutes } from './documents.routes.ts'
import { listDocuments, listFlags, loadLastDocument } from './documents.store.ts'
import { readPictureForStaff } from './read-picture.ts'
import { removeStrayFiles } from './remove-stray-files.ts'
import { keepDocument } from './send-document.ts'

const database = freshDatabase()
const install = { mode: 'sandbox', publicUrl: () => 'https://trade.example' } as const
const staff = 'Staff@example.org'

let app: FastifyInstance
let clock: TestClock
let dataDir: string
let files: DocumentFiles
const folder = () => join(dataDir, 'documents')
const kept = () => readdir(folder()).catch(() => [])

beforeAll(async () => {
  const { db } = database()
  clock = testClock()
  dataDir = await mkdtemp(join(tmpdir(), 'documents-'))
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  files = openDocumentFiles({ dataDir, seal, random: systemRandom })
  app = Fastify()
  readJson(app)
  answerErrors(app)
  const identification = openIdentification({ db, clock, onEnded: () => {} })
  const router = createRouter(app, signInBy(identification))
  const deps = {
    ...{ db, clock, install, identification, files },
    random: systemRandom,
    passwords: await testPasswords(),
    isOpen: async () => true,
    serves: () => true,
    stakesOf: async () => ({ real: zeroUsd, demo: zeroUsd }),
  }
  registerClientRoutes(router, deps)
  registerDocumentRoutes(router, deps)
  await createOperator(db, { email: staff, passwordHash: 'none' }, clock.now())
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

type Form = { file?: Uint8Array; name?: string; type?: string; fields?: Record<string, string> }

/** As a browser writes it. */
async function bodyOf({ file, name = 'id.jpg', type = 'image/jpeg', fields = {} }: Form) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  if (file) form.set('id_file', new File([new Uint8Array(file)], name, { type }))
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

type Signed = TestClient & { readonly token: string }

async function aSignedClient(): Promise<Signed> {
  const { db } = database()
  const client = await aClient(db, { clock })
  await tellProfile(db, client)
  const now = clock.now()
  const id = newUuid(now, systemRandom) as SessionId
  await db.rows(
    `insert into sessions (id, client_id, secret, refresh_hash, remembered, rotated_at, created_at,
                           expires_at)
     values ($1, $2, $3, $3, false, $4, $4, $5)`,
    [id, client.id, Buffer.from(systemRandom(32)), iso(now), iso(later(now, day))],
  )
  const { token } = await issueAccess(db, id, now, systemRandom)
  return { ...client, token }
}

async function send(token: string, form: Form) {
  const { payload, headers } = await bodyOf({ fields: { method: 'national_id' }, ...form })
  return app.inject({
    method: 'POST',
    url: '/api/profile/user-verification',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
}

const get = (token: string, url = '/api/profile/user-verification') =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } })

const fileUrl = '/api/profile/user-verification/file'
const view = async (token: string) => (await get(token)).json().data
const lastOf = async (client: Signed) =>
  present(await loadLastDocument(database().db, client.id), 'a document')

let shade = 0
/** A picture that no other test has sent. */
async function aPicture(): Promise<Buffer> {
  shade += 1
  return photo({ width: 100 + shade, height: 80 })
}

function decide(id: string, reason?: string, by = staff) {
  const deps = { db: database().db, clock, random: systemRandom, install, serves: () => true }
  return reason === undefined
    ? decideDocument(deps, id, { status: 'approved', reason: null, by })
    : decideDocument(deps, id, { status: 'rejected', reason, by })
}

describe('sending a document', () => {
  test('keeps it, tells the client and records it', async () => {
    const client = await aSignedClient()
    expect(await view(client.token)).toEqual({
      status: 'none',
      method: null,
      id_file_url: null,
      reason: null,
      due_on: null,
      is_overdue: false,
    })
    const reply = await send(client.token, { file: await aPicture() })
    expect(reply.json()).toMatchObject({ status: true })
    expect(reply.json().data).toEqual({
      ...{ due_on: null, is_overdue: false },
      status: 'Pending',
      method: 'national_id',
      id_file_url: fileUrl,
      reason: null,
    })
    expect(await view(client.token)).toEqual(reply.json().data)
    const mails = await mailsTo(database().db, client.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['We have received your documents'])
    const [event] = await listEventsOf(database().db, client.id, { before: null, limit: 1 })
    expect(event).toMatchObject({ kind: 'document_sent', actor: 'client' })
  })

  test('is refused while one waits or was approved; a rejected one may be followed', async () => {
    const client = await aSignedClient()
    await send(client.token, { file: await aPicture() })
    const second = await send(client.token, { file: await aPicture() })
    expect([second.statusCode, second.json().code]).toEqual([409, 'document_waiting'])
    await decide((await lastOf(client)).id, 'It is blurred.')
    expect(await view(client.token)).toMatchObject({ status: 'Rejected', reason: 'It is blurred.' })
    clock.advance(1)
    const third = await send(client.token, { file: await aPicture() })
    expect(third.json()).toMatchObject({
      ...{ message: 'Government ID Submitted Successfully!' },
      data: { status: 'Pending', reason: null },
    })
    await decide((await lastOf(client)).id)
    const fourth = await send(client.token, { file: await aPicture() })
    expect([fourth.statusCode, fourth.json().code]).toEqual([409, 'document_approved'])
    const told = await listNoticesOf(database().db, client.id, { before: null, limit: 5 })
    expect(told).toMatchObject([
      { kind: 'document_approved', details: {} },
      { kind: 'document_rejected', details: { reason: 'It is blurred.' } },
    ])
    const subjects = (await mailsTo(database().db, client.email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'We have received your documents',
      'We have received your documents',
      'Your documents are approved',
      'Your documents were rejected',
    ])
  })

  test('of several at once one wins, and one file stays', async () => {
    const client = await aSignedClient()
    const before = (await kept()).length
    const pictures = await Promise.all([aPicture(), aPicture(), aPicture(), aPicture()])
    const replies = await Promise.all(pictures.map((file) => send(client.token, { file })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect((await kept()).length).toBe(before + 1)
    const all = await listDocuments(database().db, null)
    expect(all.filter(({ clientId }) => clientId === client.id)).toHaveLength(1)
  })

  test('takes a file of 5 MB and refuses one byte more', async () => {
    const client = await aSignedClient()
    const over = await send(client.token, { file: await pngOfBytes(documentBytesMax + 1) })
    expect([over.statusCode, over.json().message]).toEqual([413, 'Max file size is 5mb'])
    const exact = await send(client.token, { file: await pngOfBytes(documentBytesMax) })
    expect(exact.statusCode).toBe(200)
  })

  test('is refused after ten tries in an hour, before the file is read', async () => {
    const { token } = await aSignedClient()
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await send(token, {})).statusCode).toBe(422)
    }
    const over = await send(token, { file: await pngOfBytes(documentBytesMax + 1) })
    expect([over.statusCode, over.json().code]).toEqual([429, 'too_many_requests'])
  })

  test.each([
    ['no file', {}, 422, 'Please select file!', 'id_file'],
    ['an empty file', { file: Buffer.alloc(0) }, 422, 'Please select file!', 'id_file'],
    ['no method', { file: Buffer.of(1), fields: {} }, 422, 'Method is required', 'method'],
    [
      'an unknown method',
      { file: Buffer.of(1), fields: { method: 'library_card' } },
      422,
      'Method is invalid',
      'method',
    ],
  ])('refuses %s', async (_, form, status, message, field) => {
    const { token } = await aSignedClient()
    const reply = await send(token, form)
    expect([reply.statusCode, reply.json().errors]).toEqual([status, [{ field, message }]])
  })

  test.each([
    ['text', Buffer.from('this is my passport'), 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    ['HTML behind the start of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), 422],
    ['half a JPEG', undefined, 422],
  ])('refuses %s, and keeps nothing', async (_, bytes, status) => {
    const { token } = await aSignedClient()
    const before = await kept()
    const whole = await photo()
    const file = bytes ?? whole.subarray(0, Math.floor(whole.length / 2))
    const reply = await send(token, { file, name: 'id.jpg', type: 'image/jpeg' })
    expect(reply.statusCode).toBe(status)
    expect(await kept()).toEqual(before)
    expect(await view(token)).toMatchObject({ status: 'none' })
  })

  test('refuses fields it does not know, and what is no form', async () => {
    const { token } = await aSignedClient()
    const fields = { method: 'others', status: 'Approved' }
    const reply = await send(token, { file: await photo(), fields })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'unknown_field'])
    const json = await app.inject({
      method: 'POST',
      url: '/api/profile/user-verification',
      headers: { authorization: `Bearer ${token}` },
      payload: { method: 'others' },
    })
    expect(json.statusCode).toBe(400)
  })

  test('draws it anew: at most 2400 pixels long, without the notes of the camera', async () => {
    const client = await aSignedClient()
    await send(client.token, { file: await photo({ width: 3_000, height: 1_500 }) })
    const reply = await get(client.token, fileUrl)
    const facts = await sharp(reply.rawPayload).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 2_400, height: 1_200 })
    expect(facts.exif).toBeUndefined()
  })
})

describe('the picture', () => {
  test('is served to its owner only, and does nothing in a browser', async () => {
    const [owner, other] = [await aSignedClient(), await aSignedClient()]
    await send(owner.token, { file: await aPicture() })
    const own = await get(owner.token, fileUrl)
    expect(own.statusCode).toBe(200)
    expect(own.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(own.rawPayload).metadata()).format).toBe('webp')
    const theirs = await get(other.token, fileUrl)
    expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'not_found'])
    expect(await view(other.token)).toMatchObject({ status: 'none', id_file_url: null })
    expect((await app.inject({ url: fileUrl })).statusCode).toBe(401)
    expect((await get('nobody')).statusCode).toBe(401)
    const { fileName } = await lastOf(owner)
    for (const url of [`/documents/${fileName}`, `/api/documents/${fileName}`]) {
      expect((await get(owner.token, url)).statusCode).toBe(404)
    }
  })

  test('each of two clients sees their own', async () => {
    const [one, two] = [await aSignedClient(), await aSignedClient()]
    await send(one.token, { file: await aPicture(), fields: { method: 'others' } })
    await send(two.token, { file: await aPicture() })
    const [first, second] = [await get(one.token, fileUrl), await get(two.token, fileUrl)]
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false)
    expect(await view(one.token)).toMatchObject({ method: 'others' })
    expect(await view(two.token)).toMatchObject({ method: 'national_id' })
  })

  test('is sealed on disk, for our eyes only, with a key that is sealed too', async () => {
    const client = await aSignedClient()
    await send(client.token, { file: await aPicture() })
    const plain = (await get(client.token, fileUrl)).rawPayload
    const { fileName, sealedKey, id } = await lastOf(client)
    const path = join(folder(), fileName)
    const sealed = await readFile(path)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(sealed.includes(plain.subarray(0, 16))).toBe(false)
    expect(sealed.includes(plain.subarray(20, 60))).toBe(false)
    const elsewhere = openDocumentFiles({
      dataDir,
      seal: openSeal(Buffer.alloc(32, 8), systemRandom),
      random: systemRandom,
    })
    expect(await elsewhere.read({ id, fileName, sealedKey })).toBeUndefined()
    expect(await files.read({ id, fileName, sealedKey })).toEqual(plain)
    // Whoever can write to the database cannot show it to another client either.
    const another = id.replace(/.$/, (it) => (it === '0' ? '1' : '0'))
    expect(await files.read({ id: another, fileName, sealedKey })).toBeUndefined()
  })

  test('that was changed, swapped or lost on disk is not served', async () => {
    const [client, other] = [await aSignedClient(), await aSignedClient()]
    await send(client.token, { file: await aPicture() })
    await send(other.token, { file: await aPicture() })
    const path = join(folder(), (await lastOf(client)).fileName)
    const sealed = await readFile(path)
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
    const swapped = await readFile(join(folder(), (await lastOf(other)).fileName))
    for (const bytes of [changed, swapped, sealed.subarray(0, 40), Buffer.alloc(0)]) {
      await writeFile(path, bytes)
      const reply = await get(client.token, fileUrl)
      expect([reply.statusCode, reply.json().code]).toEqual([500, 'document_damaged'])
    }
    await rm(path)
    expect((await get(client.token, fileUrl)).statusCode).toBe(500)
  })
})

describe('while registering', () => {
  let networks = 0
  const aNetwork = () => {
    networks += 1
    return `10.200.${networks}.1`
  }

  async function register(email: string): Promise<string> {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: aNetwork(),
      payload: {
        email,
        password: 'otter-meadow-41',
        confirmPassword: 'otter-meadow-41',
        firstname: 'Grace',
        lastname: 'Hopper',
      },
    })
    return reply.json().session
  }

  async function identify(fields: Record<string, string>, file?: Uint8Array, from = aNetwork()) {
    const { payload, headers } = await bodyOf({ fields, ...(file ? { file } : {}) })
    return app.inject({
      method: 'POST',
      url: '/api/users/user-identification',
      remoteAddress: from,
      headers,
      payload,
    })
  }

  const method = 'drivers_license'

  test('the session stands for the client, once', async () => {
    const session = await register('new@example.org')
    const first = await identify({ method, session }, await aPicture())
    expect(first.json()).toMatchObject({ status: true, data: null })
    const again = await identify({ method, session }, await aPicture())
    expect([again.statusCode, again.json().code]).toEqual([422, 'registration_invalid'])
    const subjects = await mailsTo(database().db, 'new@example.org')
    expect(subjects.map(({ subject }) => subject)).toContain('We have received your documents')
  })

  test('of two at once one wins', async () => {
    const session = await register('twice@example.org')
    const before = (await kept()).length
    const pictures = [await aPicture(), await aPicture()]
    const replies = await Promise.all(pictures.map((file) => identify({ method, session }, file)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await kept()).length).toBe(before + 1)
  })

  test('an address we know already is answered in the same way, and nothing is kept', async () => {
    const owner = await aSignedClient()
    const session = await register(owner.email)
    const before = await kept()
    const first = await identify({ method, session }, await aPicture())
    expect(first.json()).toMatchObject({ status: true, data: null })
    expect(await kept()).toEqual(before)
    expect(await view(owner.token)).toMatchObject({ status: 'none' })
    const again = await identify({ method, session }, await aPicture())
    expect([again.statusCode, again.json().code]).toEqual([422, 'registration_invalid'])
  })

  test('a session is needed, a true one, and not an old one', async () => {
    const file = await aPicture()
    for (const fields of [{ method }, { method, session: '' }]) {
      const reply = await identify(fields, file)
      const errors = [{ field: 'session', message: 'Session is required' }]
      expect([reply.statusCode, reply.json().errors]).toEqual([422, errors])
    }
    const unknown = await identify({ method, session: 'x'.repeat(43) }, file)
    expect(unknown.json().code).toBe('registration_invalid')
    const session = await register('late@example.org')
    clock.advance(day)
    const late = await identify({ method, session }, file)
    expect(late.json().code).toBe('registration_invalid')
    const missing = await identify({ method, session })
    expect(missing.json().errors).toEqual([{ field: 'id_file', message: 'Please select file!' }])
  })

  test('a network has twenty tries in an hour', async () => {
    const session = 'x'.repeat(43)
    const statuses: number[] = []
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await identify({ method, session }, undefined, '10.9.9.9')).statusCode)
    }
    expect([...new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([422, 429])
  })

  test('a file that is refused does not use the session up', async () => {
    const session = await register('retry@example.org')
    const wrong = await identify({ method, session }, Buffer.from('not a picture'))
    expect(wrong.statusCode).toBe(415)
    const right = await identify({ method, session }, await aPicture())
    expect(right.statusCode).toBe(200)
  })
})

describe('staff', () => {
  test('decide once; who decided is recorded', async () => {
    const client = await aSignedClient()
    await send(client.token, { file: await aPicture() })
    const { id } = await lastOf(client)
    const [one, two] = await Promise.all([decide(id), decide(id, 'No.')])
    expect([one, two].filter(isRefusal)).toMatchObject([{ refused: 'document_decided' }])
    const events = await listEventsOf(database().db, client.id, { before: null, limit: 10 })
    const decided = events.filter(({ kind }) => /approved|rejected/.test(kind))
    expect(decided.map(({ actor }) => actor)).toEqual([`staff:${staff}`])
  })

  test('must be known, and so must the document', async () => {
    const client = await aSignedClient()
    await send(client.token, { file: await aPicture() })
    const { id } = await lastOf(client)
    const stranger = await decide(id, undefined, client.email)
    expect(stranger).toMatchObject({ refused: 'operator_unknown' })
    expect(await decide('01000000-0000-7000-8000-000000000000')).toMatchObject({
      refused: 'not_found',
    })
    expect(await view(client.token)).toMatchObject({ status: 'Pending' })
    expect(await decide(id, undefined, staff.toLowerCase())).toMatchObject({ decidedBy: staff })
  })

  test('see the picture, which is recorded', async () => {
    const client = await aSignedClient()
    await send(client.token, { file: await aPicture() })
    const { id } = await lastOf(client)
    const { db } = database()
    const picture = await readPictureForStaff({ db, files, clock }, id, staff)
    expect(picture).toMatchObject({ mediaType: 'image/webp' })
    const [event] = await listEventsOf(db, client.id, { before: null, limit: 1 })
    expect(event).toMatchObject({ kind: 'staff_action', actor: `staff:${staff}` })
    expect(await readPictureForStaff({ db, files, clock }, id, 'x@y.zz')).toMatchObject({
      refused: 'operator_unknown',
    })
  })

  test('are told of the same document on two accounts, also when both come at once', async () => {
    const [one, two] = [await aSignedClient(), await aSignedClient()]
    const file = await aPicture()
    await Promise.all([send(one.token, { file }), send(two.token, { file })])
    const flags = await listFlags(database().db, (await lastOf(one)).id)
    expect(flags).toHaveLength(1)
    expect([flags[0]?.clientId, flags[0]?.otherClientId].sort()).toEqual([one.id, two.id].sort())
    // The same client's own second picture is no finding.
    await decide((await lastOf(one)).id, 'Blurred.')
    clock.advance(1)
    await send(one.token, { file })
    const more = await listFlags(database().db, (await lastOf(one)).id)
    expect(more.map(({ otherClientId }) => otherClientId)).toEqual([two.id])
  })

  test('a flag decides nothing: both wait on, both go on, and either is approved by somebody', async () => {
    const [one, two] = [await aSignedClient(), await aSignedClient()]
    const file = await aPicture()
    for (const { token } of [one, two]) await send(token, { file })
    const { id } = await lastOf(two)
    expect(await listFlags(database().db, id)).toHaveLength(1)
    for (const client of [one, two]) {
      expect(await view(client.token)).toMatchObject({ status: 'Pending', reason: null })
    }
    const states = await database().db.rows<{ state: string }>(
      'select state from clients where id = any($1::bigint[])',
      [[one.id, two.id].map(String)],
    )
    expect(states.map(({ state }) => state)).toEqual(['active', 'active'])
    expect(await decide(id)).toMatchObject({ status: 'approved', decidedBy: staff })
    expect(await view(one.token)).toMatchObject({ status: 'Pending' })
  })

  test('are compared by a fingerprint: the database has no picture', async () => {
    const [one, two] = [await aSignedClient(), await aSignedClient()]
    const file = await aPicture()
    for (const { token } of [one, two]) await send(token, { file })
    const [first, second] = [await lastOf(one), await lastOf(two)]
    expect(first.pictureHash).toHaveLength(32)
    expect(second.pictureHash).toEqual(first.pictureHash)
    const [row] = await database().db.rows<{ all: string }>(
      'select documents::text as all from documents where id = $1',
      [first.id],
    )
    const picture = (await get(one.token, fileUrl)).rawPayload
    expect(row?.all).toContain(first.pictureHash.toString('hex'))
    expect(row?.all).not.toContain(picture.subarray(20, 40).toString('hex'))
  })
})

test('the same picture kept for eight clients at once is flagged for every pair', async () => {
  const { db } = database()
  const clients = await Promise.all(Array.from({ length: 8 }, () => aClient(db, { clock })))
  const bytes = Buffer.from('the same picture')
  const size = { width: 1, height: 1, likeness: null }
  const picture = { bytes, type: 'image/webp', ...size } as const
  const deps = { db, clock, random: systemRandom, install, files }
  await Promise.all(
    clients.map(({ id }) => keepDocument(deps, { clientId: id, method: 'others', picture })),
  )
  const flags = await listFlags(db, null)
  const isOurs = (id: bigint) => clients.some((client) => client.id === id)
  expect(flags.filter(({ clientId }) => isOurs(clientId))).toHaveLength((8 * 7) / 2)
})

test('files that no document names are removed after an hour; the others stay', async () => {
  const client = await aSignedClient()
  await send(client.token, { file: await aPicture() })
  const { fileName } = await lastOf(client)
  const old = new Date(clock.now() - hour - 1)
  for (const name of ['stray', 'fresh']) await writeFile(join(folder(), name), 'x')
  await utimes(join(folder(), 'stray'), old, old)
  await utimes(join(folder(), 'fresh'), new Date(clock.now()), new Date(clock.now()))
  for (const name of await kept()) {
    if (name !== 'fresh') await utimes(join(folder(), name), old, old)
  }
  const { db } = database()
  expect(await removeStrayFiles({ db, clock, files })).toBe(1)
  expect(await kept()).toContain('fresh')
  expect(await kept()).toContain(fileName)
  expect(await kept()).not.toContain('stray')
  expect((await get(client.token, fileUrl)).statusCode).toBe(200)
})
