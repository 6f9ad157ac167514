// Documents over HTTP: sent, seen by their owner, and kept as no file tells.

import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { documentBytesMax } from '#contract/shared/identity-documents.ts'
import { hour } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { listNoticesOf } from '#server/record/notices/notices.store.ts'
import {
  aPicture,
  app,
  aSignedClient,
  clock,
  database,
  dataDir,
  decide,
  files,
  fileUrl,
  folder,
  get,
  kept,
  lastOf,
  openDocuments,
  send,
  view,
} from '#test/documents-app.ts'
import { mailsTo } from '#test/mailbox.ts'
import { photo, pngOfBytes } from '#test/pictures.ts'
import { openDocumentFiles } from './document-files.ts'
import { listDocuments } from './documents.store.ts'
import { removeStrayFiles } from './remove-stray-files.ts'

openDocuments()

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
      due_on: null,
      is_overdue: false,
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
      message: 'Government ID Submitted Successfully!',
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
    expect([reply.statusCode, reply.json().errors]).toEqual([
      status,
      [expect.objectContaining({ field, message, code: expect.any(String) })],
    ])
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
