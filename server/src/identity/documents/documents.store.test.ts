import { describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { later } from '#kernel/time.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import {
  claimRegistrationStep,
  flagSamePicture,
  insertDocument,
  isRegistrationStepTaken,
  listFlags,
  listKnownFiles,
  loadLastDocument,
  type NewDocument,
  updateDecision,
} from './documents.store.ts'

const database = freshDatabase()
const clock = testClock()

function aDocument(clientId: ClientId, picture: string, laterMs = 0): NewDocument {
  const sentAt = later(clock.now(), laterMs)
  const id = newUuid(sentAt, systemRandom)
  return {
    id,
    clientId,
    method: 'others',
    purpose: 'identification',
    fileName: `file-${id}`,
    mediaType: 'image/webp',
    sealedKey: Buffer.of(1),
    pictureHash: Buffer.from(picture.padEnd(32)),
    sentAt,
  }
}

describe('documents', () => {
  test('a client has one that waits or was approved, however many were rejected', async () => {
    const { db } = database()
    const { id: clientId } = await aClient(db)
    const by = 'staff@example.org'
    const first = aDocument(clientId, 'a')
    expect(await insertDocument(db, first)).toBe(true)
    expect(await insertDocument(db, aDocument(clientId, 'b', 1))).toBe(false)
    await updateDecision(db, first.id, { status: 'rejected', reason: 'x', by, at: clock.now() })
    const second = aDocument(clientId, 'c', 2)
    expect(await insertDocument(db, second)).toBe(true)
    await updateDecision(db, second.id, { status: 'approved', reason: null, by, at: clock.now() })
    expect(await insertDocument(db, aDocument(clientId, 'd', 3))).toBe(false)
    expect(await loadLastDocument(db, clientId)).toMatchObject({ id: second.id })
  })

  test('the database keeps decisions whole', async () => {
    const { db } = database()
    const { id: clientId } = await aClient(db)
    const { id } = { ...aDocument(clientId, 'e') }
    await insertDocument(db, { ...aDocument(clientId, 'e'), id })
    for (const change of [
      "status = 'approved'",
      "status = 'rejected', decided_at = now(), decided_by = 'x'",
      "status = 'approved', decided_at = now(), decided_by = 'x', reason = 'y'",
      "decided_at = now(), decided_by = 'x'",
    ]) {
      const changing = db.rows(`update documents set ${change} where id = $1`, [id])
      await expect(changing).rejects.toThrow('check constraint')
    }
  })

  test('the same picture of three clients makes a flag for each pair', async () => {
    const { db } = database()
    const documents: NewDocument[] = []
    for (const _ of [1, 2, 3]) {
      const document = aDocument((await aClient(db)).id, 'same')
      await insertDocument(db, document)
      await flagSamePicture(db, document)
      await flagSamePicture(db, document)
      documents.push(document)
    }
    const [first, , third] = documents
    expect(await listFlags(db, first?.id ?? '')).toHaveLength(2)
    expect(await listFlags(db, third?.id ?? '')).toHaveLength(2)
    expect(await listFlags(db, null)).toHaveLength(3)
  })

  test('know their files, and a registration takes its step once', async () => {
    const { db } = database()
    const document = aDocument((await aClient(db)).id, 'f')
    await insertDocument(db, document)
    const { fileName } = document
    expect([...(await listKnownFiles(db, [fileName, 'stray']))]).toEqual([fileName])
    const hash = Buffer.alloc(32, 3)
    expect(await isRegistrationStepTaken(db, hash)).toBe(false)
    expect(await claimRegistrationStep(db, hash, clock.now())).toBe(true)
    expect(await claimRegistrationStep(db, hash, clock.now())).toBe(false)
    expect(await isRegistrationStepTaken(db, hash)).toBe(true)
  })
})
