// The invariant of who clients are, proven by defects that are planted beside a client who was
// identified and changed name and phone with documents.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { iso } from '#kernel/time.ts'
import { askChange } from '#server/identity/documents/ask-change.ts'
import { decideDocument } from '#server/identity/documents/decide-document.ts'
import { openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { identityInvariants } from '#server/identity/documents/invariants.reader.ts'
import { listOwnDocuments } from '#server/identity/documents/list-own-documents.ts'
import { noteCall } from '#server/identity/documents/note-call.ts'
import { sendDocument } from '#server/identity/documents/send-document.ts'
import { viewIdentity } from '#server/identity/documents/view-identity.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Single } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { aClient, tellProfile } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { lookAt } from '#test/looks.ts'
import { photo } from '#test/pictures.ts'
import { staffNamed } from '#test/staff.ts'
import { audit, brokenOf } from './audit.ts'
import { auditPlanted, type Mutant } from './planted.ts'

const clock = testClock()
const by = 'eve@staff.example'
let database: TestDatabase
let connection: Single
let dataDir: string
let world: { readonly client: bigint; readonly document: string; readonly change: string }

beforeAll(async () => {
  database = await cloneDatabase()
  connection = database.db.single()
  dataDir = await mkdtemp(join(tmpdir(), 'identity-audit-'))
  const { db } = database
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const deps = {
    db,
    clock,
    random: systemRandom,
    serves: () => true,
    files: openDocumentFiles({ dataDir, seal, random: systemRandom }),
    install: { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' },
  } as const
  await createOperator(db, { email: by, passwordHash: 'none' }, clock.now())
  const client = await aClient(db, { clock })
  const { id } = client
  await tellProfile(db, client)
  const bytes = await photo()
  expect(await sendDocument(deps, id, { bytes, method: 'national_id' })).toBe('sent')
  const document = present((await listOwnDocuments(db, id))[0], 'it was sent').id
  const approved = { status: 'approved', reason: null, by: staffNamed(by) } as const
  await lookAt(deps, document, staffNamed(by))
  expect(await decideDocument(deps, document, approved)).toMatchObject({ status: 'approved' })
  const wish = { lastname: 'King', phone: '+31201234567', method: 'others', bytes } as const
  expect(await askChange(deps, id, wish)).toBe('asked')
  const change = present((await viewIdentity(db, id)).change, 'it was asked')
  const code = present(change.call_code, 'a phone was asked for')
  expect(await noteCall(deps, change.id, { by: staffNamed(by), code })).toBe('right')
  await lookAt(deps, change.id, staffNamed(by))
  expect(await decideDocument(deps, change.id, approved)).toMatchObject({ status: 'approved' })
  world = { client: id, document, change: change.id }
})
afterAll(async () => {
  await connection.close()
  await database.db.close()
  await rm(dataDir, { recursive: true, force: true })
})

const edited = (table: string, key: string, set: string): Mutant<typeof world>['plant'] => {
  return ({ client }) => [`update ${table} set ${set} where ${key} = ${client}`]
}

const mutants: readonly Mutant<typeof world>[] = [
  ...[`firstname = 'Eve'`, `lastname = 'Lovelace'`, `phone = ''`].map((set) => ({
    name: `an edited client: ${set}`,
    trips: ['I30'],
    plant: edited('clients', 'id', set),
  })),
  ...[`country = 'BE'`, `date_of_birth = '1980-01-01'`, `date_of_birth = null`].map((set) => ({
    name: `an edited profile: ${set}`,
    trips: ['I30'],
    plant: edited('profiles', 'client_id', set),
  })),
  {
    name: 'a profile that is gone',
    trips: ['I30'],
    plant: ({ client }) => [`delete from profiles where client_id = ${client}`],
  },
  {
    name: 'somebody who counts as identified by nothing',
    trips: ['I30'],
    plant: ({ client }) => [`delete from identities where client_id = ${client}`],
  },
  {
    name: 'somebody who does not count as identified',
    trips: ['I30'],
    plant: edited('clients', 'id', 'is_identified = false'),
  },
  {
    name: 'a proof that was not approved',
    trips: ['I30'],
    plant: ({ change }) => [
      `update documents set status = 'rejected', reason = 'dark' where id = '${change}'`,
    ],
  },
  {
    name: 'a change that came to something else than was asked for',
    trips: ['I30'],
    plant: ({ change, client }) => [
      `update identities set lastname = 'Queen' where document_id = '${change}'`,
      `update clients set lastname = 'Queen' where id = ${client}`,
    ],
  },
  {
    name: 'a new phone that nobody called',
    trips: ['I30'],
    plant: ({ change }) => [
      `update identity_calls set was_right = false where document_id = '${change}'`,
    ],
  },
  {
    name: 'a new phone that somebody else called',
    trips: ['I30'],
    plant: ({ change }) => [
      `update identity_calls set by = 'max@staff.example' where document_id = '${change}'`,
    ],
  },
]

describe('the audit of who clients are', () => {
  const options = () => ({ now: iso(clock.now()), show: 3 })

  it('finds nothing wrong with it', async () => {
    const { db } = database
    expect(brokenOf(await audit(db, options()))).toEqual([])
    expect(identityInvariants.map(({ id }) => id)).toEqual(['I30'])
  })

  it.each(mutants)('notices $name', async ({ trips, plant }) => {
    const findings = await auditPlanted(connection, plant(world), options())
    expect(brokenOf(findings).map(({ id }) => id)).toEqual(trips)
  })
})
