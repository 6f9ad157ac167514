// Five years after an account was closed: who its client was is gone, the books are as they were.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, iso, later, type Millis, millis } from '#kernel/time.ts'
import { writeToClient } from '#server/identity/clients/write-to-client.ts'
import { type DocumentFiles, openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { removeStrayFiles } from '#server/identity/documents/remove-stray-files.ts'
import { removeStrayReceipts } from '#server/money/deposits/remove-stray-receipts.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { closeAccount } from './close-account.ts'
import { eraseClosed } from './erase-closed.ts'

const database = freshDatabase()
/** So long ago that the database, which has a clock of its own, agrees that five years are over. */
const opened = millis(Date.UTC(2016, 1, 29, 12))
const fiveYearsLater = millis(Date.UTC(2021, 2, 1, 12))

let files: DocumentFiles
let receiptFiles: DocumentFiles
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erase-'))
  const kept = { dataDir, seal: openSeal(Buffer.alloc(32, 7), systemRandom), random: systemRandom }
  files = openDocumentFiles(kept)
  receiptFiles = openDocumentFiles({ ...kept, name: 'receipts' })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let count = 0

/** What only one person has. */
function facts() {
  count += 1
  return {
    firstname: `Wilhelmina ${count}`,
    lastname: `Overstegen ${count}`,
    phone: `+3161234567${count}`,
    address: `Kalkmarkt ${count}`,
    city: `Zutphen ${count}`,
    reason: `A reason of my own ${count}`,
    wallet: `tb1qmine${count}`,
    newName: `Overstegen-King ${count}`,
  }
}

type Known = { id: ClientId; email: string; told: ReturnType<typeof facts> }

/** Identified, with a receipt, a place to pay out to, and all else that could name somebody. */
async function aKnownClient(): Promise<Known> {
  const told = facts()
  const { db } = database()
  const client = await aClient(db, { clock: testClock(opened) })
  const { id } = client
  const document = newUuid(opened, systemRandom)
  const kept = await files.keep(document, Buffer.from('a passport'))
  const at = iso(opened)
  await db.rows(`update clients set firstname = $2, lastname = $3, phone = $4 where id = $1`, [
    ...[id, told.firstname, told.lastname, told.phone],
  ])
  await db.rows(
    `insert into profiles (client_id, gender, date_of_birth, address, city, state, country,
                           changed_at)
     values ($1, 'female', '1980-01-02', $2, $3, '', 'NL', $4)`,
    [id, told.address, told.city, at],
  )
  await db.rows(
    `insert into documents (id, client_id, method, status, file_name, media_type, sealed_key,
                            picture_hash, sent_at, decided_at, decided_by)
     values ($1, $2, 'national_id', 'approved', $3, 'image/webp', $4, '', $5, $5, 'eve')`,
    [document, id, kept.fileName, kept.sealedKey, at],
  )
  await db.rows(
    `insert into identities (client_id, document_id, firstname, lastname, date_of_birth, country,
                             phone, approved_at)
     values ($1, $2, $3, $4, '1980-01-02', 'NL', $5, $6)`,
    [id, document, told.firstname, told.lastname, told.phone, at],
  )
  await aReceipt(id, at)
  await db.rows(
    `insert into payout_destinations (id, client_id, method, destination, network, label, added_at)
     values ($1, $2, 'btc', $3, 'bitcoin_testnet', 'Mine', $4)`,
    [newUuid(opened, systemRandom), id, told.wallet, at],
  )
  await aChange(id, told.newName, at)
  const another = await aClient(db, { clock: testClock(opened) })
  await db.rows(
    `insert into destination_flags (method, destination, client_id, other_client_id, found_at)
     values ('btc', $1, $2, $3, $4)`,
    [told.wallet, id, another.id, at],
  )
  return { ...client, told }
}

/** Of a name, with a call about it. */
async function aChange(clientId: ClientId, lastname: string, at: string): Promise<void> {
  const { db } = database()
  const document = newUuid(opened, systemRandom)
  await db.rows(
    `insert into documents (id, client_id, method, purpose, file_name, media_type, sealed_key,
                            picture_hash, sent_at)
     values ($1::uuid, $2, 'national_id', 'change', $1::text, 'image/webp', '', '', $3)`,
    [document, clientId, at],
  )
  await db.rows('insert into identity_changes (document_id, lastname) values ($1, $2)', [
    ...[document, lastname],
  ])
  await db.rows(
    `insert into identity_calls (document_id, at, by, was_right) values ($1, $2, 'eve', true)`,
    [document, at],
  )
}

async function aReceipt(clientId: ClientId, at: string): Promise<void> {
  const { db } = database()
  const [deposit, file] = [newUuid(opened, systemRandom), newUuid(opened, systemRandom)]
  const kept = await receiptFiles.keep(file, Buffer.from('a receipt'))
  await db.rows(
    `insert into deposits (id, client_id, method, network, address, created_at)
     values ($1, $2, 'btc', 'bitcoin_testnet', 'tb1qours', $3)`,
    [deposit, clientId, at],
  )
  const step = `insert into deposit_steps (deposit_id, nr, state, outcome, at, actor, reason)`
  await db.rows(`${step} values ($1, 1, 'pending', null, $2, 'client', null)`, [deposit, at])
  await db.rows(`${step} values ($1, 2, 'rejected', 'expired', $2, 'system', 'Late')`, [
    ...[deposit, at],
  ])
  await db.rows(
    `insert into deposit_receipts (deposit_id, file_id, file_name, media_type, sealed_key,
                                   picture_hash, sent_at)
     values ($1, $2, $3, 'image/webp', $4, '', $5)`,
    [deposit, file, kept.fileName, kept.sealedKey, at],
  )
}

async function close({ id: clientId, told }: Known, at: Millis): Promise<void> {
  const { db } = database()
  const [row] = await db.rows<{ hash: string }>(
    'select password_hash as hash from clients where id = $1',
    [clientId],
  )
  const outcome = await closeAccount(
    {
      db,
      clock: testClock(at),
      random: systemRandom,
      methodsOf: async () => [],
      install: { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' },
      onEnded: () => {},
    },
    clientId,
    { passwordHash: row?.hash ?? '', proof: undefined, reason: told.reason },
  )
  if (isRefusal(outcome)) throw new Error(outcome.refused)
}

/** Where in the whole database these words stand, as "table". */
async function tablesThatSay(words: readonly string[]): Promise<string[]> {
  const { owner } = database()
  const tables = await owner.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await owner.rows(`select from "${name}" t where to_jsonb(t)::text ~* $1 limit 1`, [
      words.map((word) => word.replace(/[+.]/g, '\\$&')).join('|'),
    ])
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}

const namedAfter = async (clientId: ClientId) =>
  database().db.rows('select firstname, lastname, phone, email from clients where id = $1', [
    clientId,
  ])

test('who the client was is removed five years after closing, and not a moment before', async () => {
  const { db } = database()
  const client = await aKnownClient()
  const other = await aKnownClient()
  const words = [...Object.values(client.told), client.email]
  await close(client, opened)
  // Letters are forgotten by then, as those that were sent are.
  await database().owner.rows('delete from outbox')
  const before = await tablesThatSay(words)
  expect(before).toEqual(
    expect.arrayContaining([
      'clients',
      'closures',
      'identities',
      'payout_destinations',
      'profiles',
    ]),
  )

  expect(await eraseClosed(db, fiveYearsLater)).toBe(0)
  expect(await namedAfter(client.id)).toMatchObject([{ firstname: client.told.firstname }])
  expect(await eraseClosed(db, later(fiveYearsLater, 1))).toBe(1)
  expect(await eraseClosed(db, later(fiveYearsLater, day))).toBe(0)

  expect(await namedAfter(client.id)).toEqual([
    { firstname: '', lastname: '', phone: '', email: '' },
  ])
  expect(await namedAfter(other.id)).toMatchObject([{ firstname: other.told.firstname }])
  expect(await tablesThatSay(words)).toEqual([])
  expect(await tablesThatSay(Object.values(other.told))).toContain('identities')
  await expectSoundBooks(db, later(fiveYearsLater, day))
})

test('the pictures of documents and receipts go with it', async () => {
  const { db } = database()
  const client = await aKnownClient()
  await close(client, opened)
  const strays = async () => {
    const clock = testClock(later(millis(Date.now()), 2 * hour))
    const removed = await removeStrayFiles({ db, clock, files })
    return [removed, await removeStrayReceipts({ db, clock, files: receiptFiles })]
  }
  await strays()
  expect(await strays()).toEqual([0, 0])
  expect(await eraseClosed(db, later(fiveYearsLater, 1))).toBe(1)
  expect(await strays()).toEqual([1, 1])
})

/** By card, and with a dispute on which staff wrote. */
async function payByCard(clientId: ClientId, words: string): Promise<string> {
  const { owner } = database()
  const at = iso(opened)
  const [deposit, dispute] = [newUuid(opened, systemRandom), newUuid(opened, systemRandom)]
  await owner.rows(
    `insert into deposits (id, client_id, method, created_at) values ($1, $2, 'card', $3)`,
    [deposit, clientId, at],
  )
  await owner.rows(
    `insert into deposit_steps (deposit_id, nr, state, at, actor)
     values ($1, 1, 'pending', $2, 'client')`,
    [deposit, at],
  )
  await owner.rows(
    `insert into card_payments (deposit_id, provider, wish_hash, started_at, card_mark)
     values ($1, 'stripe', '', $2, $3)`,
    [deposit, at, Buffer.alloc(32, 9)],
  )
  await owner.rows(
    `insert into disputes (id, dispute_id, deposit_id, client_id, amount, reason, opened_at)
     values ($1, $2, $3, $4, 100, 'fraudulent', $5)`,
    [dispute, `stripe:${dispute}`, deposit, clientId, at],
  )
  await owner.rows(
    `insert into operators (email, email_key, password_hash, created_at, roles)
     values ('eve@staff.example', 'eve@staff.example', 'none', $1, '{finance}') on conflict do nothing`,
    [at],
  )
  const step = 'insert into dispute_steps (dispute_id, nr, client_id, kind, at, operator_id, text)'
  await owner.rows(`${step} values ($1, 1, $2, 'opened', $3, null, null)`, [dispute, clientId, at])
  await owner.rows(
    `${step} select $1, 2, $2, 'noted', $3, id, $4 from operators
      where email = 'eve@staff.example'`,
    [dispute, clientId, at, words],
  )
  return deposit
}

test('hashes of cards, and what was written about disputes, go with it', async () => {
  const { db } = database()
  const [client, other] = [await aKnownClient(), await aKnownClient()]
  const words = 'Lives with her sister in Zutphen'
  const [own, others] = [await payByCard(client.id, words), await payByCard(other.id, 'Stays')]
  await close(client, opened)
  const marks = () =>
    db.rows<{ id: string }>(
      'select deposit_id as id from card_payments where card_mark is not null',
    )
  const texts = async () =>
    (await db.rows<{ text: string }>('select text from dispute_steps where text is not null')).map(
      ({ text }) => text,
    )
  expect((await marks()).map(({ id }) => id).sort()).toEqual([own, others].sort())
  expect(await eraseClosed(db, later(fiveYearsLater, 1))).toBe(1)
  expect(await marks()).toEqual([{ id: others }])
  expect(await texts()).toEqual(['Stays'])
  const steps = await db.rows('select from dispute_steps where client_id = $1', [client.id])
  expect(steps).toHaveLength(2)
})

test('the address is free again, and was not before', async () => {
  const { db } = database()
  const client = await aKnownClient()
  await close(client, opened)
  const taken = () => db.rows(`select from clients where email_key = lower($1)`, [client.email])
  expect(await taken()).toHaveLength(1)
  await eraseClosed(db, later(fiveYearsLater, 1))
  expect(await taken()).toEqual([])
})

test('nobody is written to any more, as for money that came to an old address', async () => {
  const { db } = database()
  const client = await aKnownClient()
  await close(client, opened)
  await eraseClosed(db, later(fiveYearsLater, 1))
  const letters = () => db.rows<{ recipient: string }>('select recipient from outbox')
  const before = await letters()
  await db.transaction((tx) =>
    writeToClient(
      tx,
      client.id,
      () => ({ language: 'en', subject: '', greeting: '', paragraphs: [] }),
      {
        clock: testClock(fiveYearsLater),
        random: systemRandom,
        install: { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' },
      },
    ),
  )
  expect(await letters()).toEqual(before)
})

test('the database erases nobody whose records the law still asks for', async () => {
  const { db, server, owner } = database()
  const running = await aKnownClient()
  const erase = (id: ClientId, at: Millis) => db.rows('select erase_client($1, $2)', [id, iso(at)])
  const kept = { code: '23514' }
  await expect(erase(running.id, later(fiveYearsLater, day))).rejects.toMatchObject(kept)
  // Closed today: that somebody says five years are over makes them no shorter.
  await owner.rows(
    `insert into closures (client_id, closed_at, kept_until)
     values ($1, now(), now() + interval '5 years')`,
    [running.id],
  )
  const far = millis(Date.UTC(2100, 0, 1))
  await expect(erase(running.id, far)).rejects.toMatchObject(kept)
  const kinds = ['identities', 'identity_changes', 'identity_calls', 'deposit_receipts']
  for (const table of [...kinds, 'destination_flags']) {
    await expect(owner.rows(`delete from ${table}`)).rejects.toThrow('append-only')
    await expect(server.rows(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' })
  }
})
