// Identity documents in the office: nobody sees one without a reason, each look is recorded, and
// what is decided the client is told.

import { beforeAll, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day, minute } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import {
  aPicture,
  aSignedClient,
  clock,
  database,
  files,
  install,
  lastOf,
  openDocuments,
  send,
  view,
} from '#test/documents-app.ts'
import { mailsTo } from '#test/mailbox.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerStaffDocuments } from './documents.office.routes.ts'

openDocuments()

let api: OfficeApp
let ada: string
beforeAll(async () => {
  const { db } = database()
  api = await createOfficeApp(db, {
    clock,
    register: (office) => {
      const deps = { db, clock, files, random: systemRandom, install, serves: () => true }
      registerStaffDocuments(office, deps)
    },
  })
  ada = await sitDown(api, 'ada@desk.example', ['compliance'])
})

async function sent(picture?: Buffer) {
  const client = await aSignedClient()
  await send(client.token, { file: picture ?? (await aPicture()) })
  return { client, id: (await lastOf(client)).id }
}

const open = (id: string, token = ada, reason = 'To identify them.') =>
  post(api, `documents/${id}/opening`, { reason }, { token })
const picture = (id: string, token = ada) => read(api, `documents/${id}/picture`, token)
const one = async (id: string, token = ada) =>
  (await read(api, `documents/${id}`, token)).json().data

async function looksAt(clientId: bigint) {
  const events = await listEventsOf(database().db, clientId as ClientId, {
    before: null,
    limit: 50,
  })
  return events.map(({ actor, details }) => ({ actor, ...JSON.parse(String(details)) }))
}

describe('a document and its picture (T27)', () => {
  test('are shown to whoever says why, and each look is an event', async () => {
    const { client, id } = await sent()
    expect((await one(id)).opened).toBeNull()
    expect((await picture(id)).json().code).toBe('document_unopened')
    expect((await open(id, ada, ' ')).json().errors).toMatchObject([{ field: 'reason' }])
    const { data } = (await open(id)).json()
    expect(data.opened.facts).toContainEqual({ field: 'city', known: 'Amsterdam', asked: null })
    const seen = [await picture(id), await picture(id)]
    for (const reply of seen) {
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(reply.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    }
    const actor = 'staff:ada@desk.example'
    const why = { actor, document: id, reason: 'To identify them.' }
    const looks = (await looksAt(client.id)).filter(({ document }) => document === id)
    expect(looks.filter(({ action }) => action === 'document opened')).toMatchObject([why])
    expect(looks.filter(({ action }) => action === 'document seen')).toMatchObject([why, why])
  })

  test('are closed after some minutes, to others at once, and with the session', async () => {
    const { id } = await sent()
    const bob = await sitDown(api, 'bob@desk.example', ['compliance'])
    await open(id, bob)
    expect((await picture(id)).json().code).toBe('document_unopened')
    for (const _ of [1, 2]) {
      clock.advance(8 * minute)
      await read(api, 'sessions', bob)
      await read(api, 'sessions', ada)
    }
    expect((await picture(id, bob)).json().code).toBe('document_unopened')
    await open(id, bob)
    expect((await picture(id, bob)).statusCode).toBe(200)
    await post(api, 'session/end', {}, { token: bob })
    expect((await picture(id, bob)).statusCode).toBe(404)
    expect((await read(api, `documents/${id}/picture`)).statusCode).toBe(404)
  })

  test('are nobody’s own, and not for every role', async () => {
    const { client, id } = await sent()
    const own = await sitDown(api, client.email.toUpperCase(), ['compliance'])
    expect((await one(id, own)).bar).toBe('own')
    for (const path of ['opening', 'approval', 'rejection']) {
      const reply = await post(api, `documents/${id}/${path}`, bodies[path] ?? {}, { token: own })
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'own_document'])
    }
    const sue = await sitDown(api, 'sue@desk.example', ['support'])
    expect((await one(id, sue)).bar).toBe('role')
    expect((await open(id, sue)).statusCode).toBe(404)
    expect((await picture(id, sue)).statusCode).toBe(404)
    const max = await sitDown(api, 'max@desk.example', ['auditor'])
    expect((await open(id, max)).statusCode).toBe(200)
    expect((await picture(id, max)).statusCode).toBe(200)
    expect((await post(api, `documents/${id}/approval`, {}, { token: max })).statusCode).toBe(404)
  })
})

const bodies: Readonly<Record<string, object>> = {
  opening: { reason: 'Mine.' },
  rejection: { reason: 'Mine.' },
}

describe('what is decided', () => {
  test('an approval counts at once, and is told', async () => {
    const { client, id } = await sent()
    await open(id)
    await picture(id)
    const reply = await post(api, `documents/${id}/approval`, {}, { token: ada })
    expect(reply.json().data).toMatchObject({ state: 'approved', decided_by: 'ada@desk.example' })
    expect(await view(client.token)).toMatchObject({ status: 'Approved' })
    const again = await post(api, `documents/${id}/approval`, {}, { token: ada })
    expect(again.json().code).toBe('document_decided')
  })

  test('nobody approves what they have not seen, whoever else did', async () => {
    const { client, id } = await sent()
    const approve = () => post(api, `documents/${id}/approval`, {}, { token: ada })
    const sam = await sitDown(api, 'sam@desk.example', ['compliance'])
    await open(id, sam)
    await picture(id, sam)
    const another = (await sent()).id
    await open(another)
    await picture(another)
    await open(id)
    const before = await looksAt(client.id)
    const refused = await approve()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'document_unseen'])
    expect(await looksAt(client.id)).toEqual(before)
    expect(await one(id)).toMatchObject({ state: 'pending', decided_by: null })
    expect(await view(client.token)).toMatchObject({ status: 'Pending' })
    await picture(id)
    clock.advance(day + minute)
    ada = await sitDown(api, 'ada@desk.example', ['compliance'])
    expect((await approve()).json().code).toBe('document_unseen')
    await open(id)
    await picture(id)
    expect((await approve()).json().data).toMatchObject({ state: 'approved' })
  })

  test('a picture that nobody can see is approved by nobody', async () => {
    const { id } = await sent()
    const broken = Buffer.concat([Buffer.from('RIFF\x10\x00\x00\x00WEBP'), Buffer.alloc(64, 7)])
    const { fileName, sealedKey } = await files.keep(id, broken)
    await database().db.rows('update documents set file_name = $2, sealed_key = $3 where id = $1', [
      ...[id, fileName, sealedKey],
    ])
    await open(id)
    const seen = await picture(id)
    expect([seen.statusCode, seen.json().code]).toEqual([500, 'document_damaged'])
    const approve = await post(api, `documents/${id}/approval`, {}, { token: ada })
    expect(approve.json().code).toBe('document_unseen')
    const reason = 'The picture is damaged. Please send it again.'
    const reject = await post(api, `documents/${id}/rejection`, { reason }, { token: ada })
    expect(reject.json().data).toMatchObject({ state: 'rejected' })
  })

  test('a rejection has a reason, which the client reads', async () => {
    const { client, id } = await sent()
    const reject = (reason: string) =>
      post(api, `documents/${id}/rejection`, { reason }, { token: ada })
    expect((await reject('')).json().errors).toMatchObject([{ field: 'reason' }])
    expect((await reject('It is cut off.')).json().data).toMatchObject({ state: 'rejected' })
    expect(await view(client.token)).toMatchObject({ status: 'Rejected', reason: 'It is cut off.' })
    const [mail] = (await mailsTo(database().db, client.email)).slice(-1)
    expect(mail?.text).toContain('It is cut off.')
  })

  test('more time is given once, for a reason', async () => {
    const { client, id } = await sent()
    await database().db.rows(
      `insert into identity_deadlines (client_id, asked_at, due_on)
       values ($1, $2::timestamptz, $2::timestamptz::date + 14) on conflict do nothing`,
      [client.id, new Date(clock.now()).toISOString()],
    )
    const before = (await one(id)).deadline
    const extend = () =>
      post(api, `documents/${id}/extension`, { reason: 'They are abroad.' }, { token: ada })
    const { deadline } = (await extend()).json().data
    expect(deadline.due_on > before.due_on).toBe(true)
    expect((await extend()).json().code).toBe('deadline_extended')
  })
})

test('the same picture of two clients is flagged on both', async () => {
  const same = await aPicture()
  const [first, second] = [await sent(same), await sent(same)]
  const flagged = async (id: string) =>
    (await one(id)).flags.map((flag: { document_id: string }) => flag.document_id)
  expect(await flagged(first.id)).toEqual([second.id])
  expect(await flagged(second.id)).toEqual([first.id])
})

test('whoever has the same name and was born on the same day is flagged on both', async () => {
  const [first, second, third] = [await sent(), await sent(), await sent()]
  const { db } = database()
  const named = (id: bigint, born: string) =>
    Promise.all([
      db.rows(`update clients set firstname = 'Zoë', lastname = 'Ångström' where id = $1`, [id]),
      db.rows('update profiles set date_of_birth = $2 where client_id = $1', [id, born]),
    ])
  await named(first.client.id, '1971-05-01')
  await named(second.client.id, '1971-05-01')
  await named(third.client.id, '1971-05-02')
  await db.rows(`update clients set firstname = 'ZOË' where id = $1`, [second.client.id])
  expect((await one(first.id)).namesakes).toEqual([String(second.client.id)])
  expect((await one(second.id)).namesakes).toEqual([String(first.client.id)])
  expect((await one(third.id)).namesakes).toEqual([])
})

test('a picture that is saved says whose copy it is', async () => {
  const { client, id } = await sent()
  await open(id)
  const shown = (await picture(id)).rawPayload
  const bob = await sitDown(api, 'bob@desk.example', ['compliance'])
  await open(id, bob)
  const others = (await picture(id, bob)).rawPayload
  expect(shown.equals(others)).toBe(false)
  const document = await lastOf(client)
  const [row] = await database().db.rows<{ file_name: string; sealed_key: Buffer }>(
    'select file_name, sealed_key from documents where id = $1',
    [document.id],
  )
  const kept = await files.read({
    id: document.id,
    fileName: row?.file_name ?? '',
    sealedKey: row?.sealed_key ?? Buffer.alloc(0),
  } as never)
  expect(kept?.equals(shown)).toBe(false)
})

test('the list goes on where it stopped, in both directions', async () => {
  for (const _ of [1, 2, 3]) await sent()
  for (const sort of ['sent_at', '-sent_at']) {
    const ids: string[] = []
    let cursor = ''
    do {
      const query = `documents?state=pending&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`
      const page = (await read(api, query, ada)).json()
      ids.push(...page.data.map(({ id }: { id: string }) => id))
      cursor = page.next_cursor ?? ''
    } while (cursor !== '')
    const all = await database().db.rows<{ id: string }>(
      `select id from documents where status = 'pending' order by sent_at, id`,
    )
    const wanted = all.map(({ id }) => id)
    expect(ids).toEqual(sort === 'sent_at' ? wanted : wanted.toReversed())
  }
  expect((await read(api, 'documents?cursor=x', ada)).json().code).toBe('malformed')
  expect((await read(api, 'documents/x', ada)).statusCode).toBe(404)
})
