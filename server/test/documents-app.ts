// The calls about documents, over HTTP, with the folder that keeps them.

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { SessionId } from '#kernel/ids.ts'
import { day, iso, later } from '#kernel/time.ts'
import { decideDocument } from '#server/identity/documents/decide-document.ts'
import type { DocumentFiles } from '#server/identity/documents/document-files.ts'
import { loadLastDocument } from '#server/identity/documents/documents.store.ts'
import { issueAccess } from '#server/identity/sessions/issue-access.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { createAccountsApp } from '#test/accounts-app.ts'
import { aClient, type TestClient, tellProfile } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { photo } from '#test/pictures.ts'
import { lookAt } from './looks.ts'
import { staffNamed } from './staff.ts'

export let database: ReturnType<typeof freshDatabase>

export const install = { mode: 'sandbox', publicUrl: () => 'https://trade.example' } as const

export const staff = 'Staff@example.org'

export let app: FastifyInstance
export let clock: TestClock
export let dataDir: string
export let files: DocumentFiles

export const folder = () => join(dataDir, 'documents')

export const kept = () => readdir(folder()).catch(() => [])

type Form = {
  file?: Uint8Array
  name?: string
  type?: string
  fields?: Record<string, string>
}

/** As a browser writes it. */
export async function bodyOf({ file, name = 'id.jpg', type = 'image/jpeg', fields = {} }: Form) {
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

export async function aSignedClient(): Promise<Signed> {
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

export async function send(token: string, form: Form) {
  const { payload, headers } = await bodyOf({ fields: { method: 'national_id' }, ...form })
  return app.inject({
    method: 'POST',
    url: '/api/profile/user-verification',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
}

export const get = (token: string, url = '/api/profile/user-verification') =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } })

export const fileUrl = '/api/profile/user-verification/file'

export const view = async (token: string) => (await get(token)).json().data

export const lastOf = async (client: Signed) =>
  present(await loadLastDocument(database().db, client.id), 'a document')

let shade = 0

/** A picture that no other test has sent. */
export async function aPicture(): Promise<Buffer> {
  shade += 1
  return photo({ width: 100 + shade, height: 80 })
}

export async function decide(id: string, reason?: string, by = staff) {
  const deps = { db: database().db, clock, random: systemRandom, install, serves: () => true }
  const member = staffNamed(by)
  if (reason !== undefined) {
    return decideDocument(deps, id, { status: 'rejected', reason, by: member })
  }
  await lookAt(deps, id, member)
  return decideDocument(deps, id, { status: 'approved', reason: null, by: member })
}

/** For all tests of a file. */
export function openDocuments(): void {
  database = freshDatabase()
  beforeAll(async () => {
    const { db } = database()
    clock = testClock()
    dataDir = await mkdtemp(join(tmpdir(), 'documents-'))
    const accounts = await createAccountsApp(db, { clock, dataDir, publicUrl: install.publicUrl() })
    app = accounts.app
    files = accounts.identity.files
    await createOperator(db, { email: staff, passwordHash: 'none' }, clock.now())
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
}
