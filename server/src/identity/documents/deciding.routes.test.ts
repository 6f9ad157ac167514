// Documents while registering, and as staff look at and decide them.

import { describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { day } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { aClient } from '#test/clients.ts'
import {
  aPicture,
  app,
  aSignedClient,
  bodyOf,
  clock,
  database,
  decide,
  files,
  fileUrl,
  get,
  install,
  kept,
  lastOf,
  openDocuments,
  send,
  staff,
  view,
} from '#test/documents-app.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { listFlags } from './documents.store.ts'
import { readPictureForStaff } from './read-picture.ts'
import { keepDocument } from './send-document.ts'

openDocuments()

const asking = (email: string) => ({ by: staffNamed(email), reason: null })

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
      const errors = [{ field: 'session', code: 'required', message: 'Session is required' }]
      expect([reply.statusCode, reply.json().errors]).toEqual([422, errors])
    }
    const unknown = await identify({ method, session: 'x'.repeat(43) }, file)
    expect(unknown.json().code).toBe('registration_invalid')
    const session = await register('late@example.org')
    clock.advance(day)
    const late = await identify({ method, session }, file)
    expect(late.json().code).toBe('registration_invalid')
    const missing = await identify({ method, session })
    expect(missing.json().errors).toEqual([
      { field: 'id_file', code: 'file_missing', message: 'Please select file!' },
    ])
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
    const picture = await readPictureForStaff({ db, files, clock }, id, asking(staff))
    expect(picture).toMatchObject({ mediaType: 'image/webp' })
    const [event] = await listEventsOf(db, client.id, { before: null, limit: 1 })
    expect(event).toMatchObject({ kind: 'staff_action', actor: `staff:${staff}` })
    expect(await readPictureForStaff({ db, files, clock }, id, asking('x@y.zz'))).toMatchObject({
      refused: 'operator_unknown',
    })
    await createOperator(db, { email: client.email, passwordHash: 'none' }, clock.now())
    const own = await readPictureForStaff({ db, files, clock }, id, asking(client.email))
    expect(own).toMatchObject({ refused: 'own_document' })
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
