// What the archive holds of money that came by card, and of the receipts that were sent with it.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type DocumentFiles, openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { exportData } from './export-data.ts'

const database = freshDatabase()

let files: DocumentFiles
let receiptFiles: DocumentFiles
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'export-'))
  const kept = { dataDir, seal: openSeal(Buffer.alloc(32, 7), systemRandom), random: systemRandom }
  files = openDocumentFiles(kept)
  receiptFiles = openDocumentFiles({ ...kept, name: 'receipts' })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function exported(clientId: ClientId) {
  const { db } = database()
  const [row] = await db.rows<{ hash: string }>(
    'select password_hash as hash from clients where id = $1',
    [clientId],
  )
  const archive = await exportData(
    {
      db,
      files,
      receiptFiles,
      clock: testClock(wednesday),
      methodsOf: async () => [],
      exportLimit: async () => undefined,
    },
    clientId,
    { passwordHash: row?.hash ?? '', proof: undefined },
  )
  if (isRefusal(archive)) throw new Error(archive.refused)
  const bytes: Uint8Array[] = []
  for await (const some of archive) bytes.push(some)
  const found = unzipSync(Buffer.concat(bytes))
  const text = strFromU8(found['data.json'] ?? new Uint8Array())
  return { files: found, text, data: JSON.parse(text) }
}

test('holds receipts as files, and what became of card payments', async () => {
  const { db } = database()
  const client = await aClient(db)
  const [one, other] = [await aCardDeposit(client.id), await aCardDeposit((await aClient(db)).id)]
  for (const { id, receipt } of [one, other]) {
    const file = await receiptFiles.keep(receipt, Buffer.from(`receipt of ${id}`))
    await db.rows(
      `insert into deposit_receipts (deposit_id, file_id, file_name, media_type, sealed_key,
                                     picture_hash, sent_at)
       values ($1, $2, $3, 'image/webp', $4, '', now())`,
      [id, receipt, file.fileName, file.sealedKey],
    )
  }
  const { files: found, data, text } = await exported(client.id)
  const receipts = Object.keys(found).filter((name) => name.startsWith('receipts/'))
  expect(receipts).toEqual([`receipts/${one.id}.webp`])
  expect(strFromU8(found[`receipts/${one.id}.webp`]!)).toBe(`receipt of ${one.id}`)
  expect(data.deposits).toMatchObject([{ id: one.id, receipt: { file: one.receipt } }])
  expect(data.card_payments).toMatchObject([
    {
      deposit: one.id,
      provider: 'stripe',
      payment: `pi_${one.id}`,
      charge: `ch_${one.id}`,
      charged_usd: 12.5,
      disputed: [{ id: `dp_${one.id}` }],
      declined: [{ id: `no_${one.id}` }],
    },
  ])
  expect(text).not.toContain(other.id)
})

/** Paid, tried in vain before, and disputed since. */
async function aCardDeposit(clientId: ClientId): Promise<{ id: string; receipt: string }> {
  const { db } = database()
  const [id, receipt] = [newUuid(wednesday, systemRandom), newUuid(wednesday, systemRandom)]
  const at = new Date(wednesday).toISOString()
  const rows: [string, unknown[]][] = [
    [`deposits (id, client_id, method, created_at) values ($1, $2, 'card', $3)`, [clientId, at]],
    [
      `card_payments (deposit_id, provider, wish_hash, started_at, payment_id)
       values ($1, 'stripe', '', $2, $3)`,
      [at, `pi_${id}`],
    ],
    [
      `card_declines (deposit_id, provider, decline_id, at) values ($1, 'stripe', $2, $3)`,
      [`no_${id}`, at],
    ],
    [
      'deposit_charges (deposit_id, charge_id, amount, at) values ($1, $2, 1250, $3)',
      [`ch_${id}`, at],
    ],
  ]
  for (const [into, values] of rows) await db.rows(`insert into ${into}`, [id, ...values])
  await db.rows('insert into charge_disputes (dispute_id, charge_id, at) values ($1, $2, $3)', [
    ...[`dp_${id}`, `ch_${id}`, at],
  ])
  return { id, receipt }
}
