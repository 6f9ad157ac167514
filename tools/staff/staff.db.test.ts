import { spawnSync } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { type AskingDeps, askChange } from '#server/identity/documents/ask-change.ts'
import { decideDocument } from '#server/identity/documents/decide-document.ts'
import { openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { listSentDocuments } from '#server/identity/documents/list-documents.ts'
import { sendDocument } from '#server/identity/documents/send-document.ts'
import { viewIdentity } from '#server/identity/documents/view-identity.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemClock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { standForLead } from '#server/platform/leadership.ts'
import { openSeal } from '#server/platform/seal.ts'
import { aClient, type TestClient, tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { lookAt } from '#test/looks.ts'
import { photo } from '#test/pictures.ts'
import { staffNamed } from '#test/staff.ts'
import { projectRoot, staffAtWork } from './staff-at-work.ts'

const database = freshDatabase()
const secretKey = '07'.repeat(32)
const { staff, environment, dataDir } = staffAtWork(database, secretKey)
const as = ['--as', 'staff@example.org']
let ada: TestClient
let deps: AskingDeps
let bob: TestClient

beforeAll(async () => {
  const { db } = database()
  await createOperator(db, { email: 'staff@example.org', passwordHash: '' }, systemClock.now())
  // The server that leads is reached elsewhere than this shell's PUBLIC_URL says.
  const leadership = standForLead(db, () => {})
  await leadership.announce({ url: 'http://localhost:3000', pass: null }, 'https://kept.example')
  await leadership.resign()
  const seal = openSeal(Buffer.from(secretKey, 'hex'), systemRandom)
  const files = openDocumentFiles({ dataDir: dataDir(), seal, random: systemRandom })
  const install = { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' } as const
  deps = { db, clock: systemClock, random: systemRandom, install, files, serves: () => true }
  const bytes = await photo()
  ada = await aClient(db)
  bob = await aClient(db)
  await tellProfile(db, bob)
  for (const { id } of [ada, bob]) {
    const outcome = await sendDocument(deps, id, { bytes, method: 'national_id' })
    if (isRefusal(outcome)) throw new Error(outcome.refused)
  }
})

function staffProcess(...args: string[]) {
  const tool = ['--import', 'tsx', 'tools/staff.ts', ...args]
  const env = { ...process.env, ...environment() }
  const options = { cwd: projectRoot, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, options)
  return { status, stdout, stderr }
}

async function documentOf({ id }: TestClient): Promise<string> {
  const all = await listSentDocuments(database().db, 'all')
  return all.find(({ clientId }) => clientId === id)?.id ?? ''
}

describe('npm run staff', () => {
  it('lists what waits, shows it with its flags, and saves the picture for whoever says who', async () => {
    const id = await documentOf(ada)
    const list = await staff('documents', 'list')
    expect(list.status).toBe(0)
    expect(list.stdout.trim().split('\n')).toHaveLength(2)
    expect(list.stdout).toContain(`${id}  pending`)
    const untold = await staff('documents', 'show', id)
    expect(untold.stdout).toMatch(/^born +not told$/m)
    await database().db.rows(
      `insert into profiles (client_id, gender, date_of_birth, address, city, state, country,
                             changed_at)
       values ($1, 'female', '1990-12-10', 'Street 1', 'Utrecht', 'Utrecht', 'NL', now())`,
      [ada.id],
    )
    const shown = await staff('documents', 'show', id)
    expect(shown.stdout).toContain(ada.email)
    expect(shown.stdout).toMatch(/^name +\S+ \S+$/m)
    expect(shown.stdout).toMatch(/^born +1990-12-10$/m)
    expect(shown.stdout).toMatch(/^country +NL$/m)
    expect(shown.stdout).toMatch(/^address +Street 1, Utrecht, Utrecht$/m)
    expect(shown.stdout).toContain('same_document')
    expect((await staff('flags')).stdout).toContain(await documentOf(bob))

    const path = join(dataDir(), 'seen.webp')
    expect((await staff('documents', 'show', id, '--save', path, ...as)).status).toBe(0)
    expect((await readFile(path)).subarray(8, 12).toString()).toBe('WEBP')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await writeFile(path, 'mine')
    const again = await staff('documents', 'show', id, '--save', path, ...as)
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('there already')])
    expect(await readFile(path, 'utf8')).toBe('mine')
  })

  it('lists who was asked to be identified, marks who is late, and extends it once', async () => {
    const { db } = database()
    expect((await staff('identity', 'list')).stdout).toContain('Nobody has been asked')
    await db.rows(
      `insert into identity_deadlines (client_id, asked_at, due_on)
       values ($1, now() - interval '20 days', (now() - interval '1 day')::date)`,
      [ada.id],
    )
    expect((await staff('identity', 'list')).stdout).toMatch(
      new RegExp(`^${ada.id}  sent +until \\S+ +${ada.email}$`, 'm'),
    )
    const extend = ['identity', 'extend', ada.email, ...as]
    expect(await staff(...extend)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('They have until '),
    })
    expect(await staff(...extend)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('It is extended already, until '),
    })
    expect((await staff('identity', 'list')).stdout).toContain('(extended)')
  })

  it('says no to strangers and of unknown documents, and shows what a change is about', async () => {
    const id = await documentOf(bob)
    const path = join(dataDir(), 'strange.webp')
    const save = (wanted: string, who: string) =>
      staff('documents', 'show', wanted, '--save', path, '--as', who)
    expect(await save(id, 'nobody@example.org')).toMatchObject({
      status: 1,
      stderr: 'No member of staff has the address nobody@example.org.\n',
    })
    expect((await save(id.replace(/.{12}$/, '000000000000'), 'staff@example.org')).status).toBe(1)
    const eve = staffNamed('staff@example.org')
    await lookAt(deps, id, eve)
    const approved = { status: 'approved', reason: null, by: eve } as const
    expect(await decideDocument(deps, id, approved)).toMatchObject({ status: 'approved' })
    const wish = { method: 'others', bytes: await photo({ width: 300 }) } as const
    const phone = '+31 20 123 4567'
    expect(await askChange(deps, bob.id, { ...wish, lastname: 'K\u202eing', phone })).toBe('asked')
    const { change } = await viewIdentity(database().db, bob.id)
    const shown = await staff('documents', 'show', change?.id ?? '')
    expect(shown.stdout).toContain('changes   lastname: Lovelace -> K?ing\n')
    expect(shown.stdout).toContain(`changes   phone: none -> ${phone}\n`)
    // It is for the client to say.
    expect(shown.stdout).not.toContain(change?.call_code)
    expect((await staff('documents', 'list', '--all')).stdout).toContain(`${id}  approved`)
  })

  it('ends with 2 and its usage when the command is wrong', async () => {
    const { status, stderr } = await staff('documents', 'burn')
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('npm run staff -- documents list'),
    ])
    expect((await staff('nothing')).stderr).toContain('npm run staff -- flags')
  })

  it('says all that as a process of its own, which ends with 0, 1 or 2', async () => {
    const id = await documentOf(ada)
    const path = join(dataDir(), 'seen-by-a-process.webp')
    expect(staffProcess('documents', 'show', id, '--save', path, ...as)).toEqual({
      status: 0,
      stdout: `Written to ${path} (image/webp). Delete it when you have looked at it.\n`,
      stderr: 'staff@example.org: no second factor: allowed in a demonstration install only.\n',
    })
    expect((await readFile(path)).subarray(8, 12).toString()).toBe('WEBP')
    const strange = ['--save', `${path}.not`, '--as', 'nobody@example.org']
    const stranger = staffProcess('documents', 'show', id, ...strange)
    expect(stranger).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No member of staff has the address nobody@example.org.\n',
    })
    const wrong = staffProcess('documents', 'burn')
    expect(wrong).toMatchObject({ status: 2, stdout: '' })
    expect(wrong.stderr).toContain('npm run staff -- documents list')
    expect(wrong).toEqual(await staff('documents', 'burn'))
  })
})
