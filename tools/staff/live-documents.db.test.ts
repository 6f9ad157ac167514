// A document is approved from the command on a live install only of somebody who lives in a country
// of its list, which is believed with the mark of who decided it.

import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { listSentDocuments } from '#server/identity/documents/list-documents.ts'
import { sendDocument } from '#server/identity/documents/send-document.ts'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemClock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { appCode } from '#test/authenticator.ts'
import { aClient, tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { photo } from '#test/pictures.ts'
import { putSetting } from '#test/settings.ts'
import { staffAtWork } from './staff-at-work.ts'

const database = freshDatabase()
const staffKey = '07'.repeat(32)
const live = { INSTALL_MODE: 'live', SMTP_URL: 'smtp://localhost:2525' }
const { staff, dataDir } = staffAtWork(database, staffKey, live)
const member = 'eve@staff.example'
let secret = ''

beforeAll(async () => {
  const { db } = database()
  await bindInstall(db, 'live')
  await createOperator(db, { email: member, passwordHash: '' }, systemClock.now())
  const { stdout } = await staff('members', 'enrol', '--as', member)
  secret = /for typing: ([A-Z2-7]{32})/.exec(stdout)?.[1] ?? ''
  const finished = await staff('members', 'finish', ...(await proven()))
  expect(finished).toMatchObject({ status: 0, stderr: '' })
})

/** Codes count once each: room is made for another one, as half a minute does. */
async function proven(): Promise<string[]> {
  await database().db.rows('update operator_authenticators set last_step = last_step - 10')
  return ['--as', member, '--code', appCode(secret, systemClock.now(), 0)]
}

it('is approved once the country of its client is on the list, and not before', async () => {
  const { db } = database()
  const client = await aClient(db)
  await tellProfile(db, client)
  const seal = openSeal(Buffer.from(staffKey, 'hex'), systemRandom)
  const files = openDocumentFiles({ dataDir: dataDir(), seal, random: systemRandom })
  const install = { mode: 'live', publicUrl: () => 'https://trade.example' } as const
  const deps = { db, clock: systemClock, random: systemRandom, install, files }
  const wish = { bytes: await photo(), method: 'national_id' } as const
  const sent = await sendDocument(deps, client.id, wish)
  if (isRefusal(sent)) throw new Error(sent.refused)
  const [document] = await listSentDocuments(db, 'all')
  const approve = ['documents', 'approve', document?.id ?? '']

  const unproven = await staff(...approve, '--as', member)
  expect(unproven).toMatchObject({ status: 1, stderr: expect.stringContaining('--code') })
  const path = join(dataDir(), 'seen.webp')
  const seen = await staff(
    'documents',
    'show',
    document?.id ?? '',
    '--save',
    path,
    ...(await proven()),
  )
  expect(seen).toMatchObject({ status: 0, stderr: '' })
  const elsewhere = await staff(...approve, ...(await proven()))
  expect(elsewhere).toMatchObject({ status: 1, stdout: '' })
  expect(elsewhere.stderr).toContain('lives in NL, which is not on the list of countries')
  await putSetting(db, { name: 'countries', value: ['NL'], at: systemClock.now() })
  const approved = await staff(...approve, ...(await proven()))
  expect(approved).toMatchObject({ status: 0, stderr: '' })
  expect(approved.stdout).toContain('is approved. The client is told by mail.')
  const [mail] = (await mailsTo(db, client.email)).slice(-1)
  expect(mail?.text).not.toContain('Demonstration install')
})
