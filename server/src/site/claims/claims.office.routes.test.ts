// Claims on an operator's word, in the office: stated on a document, shown, and taken back.

import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { StaffClaim } from '#contract/staff/claims.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerStaffClaims } from './claims.office.routes.ts'

const database = freshDatabase()
const claim = 'segregated_funds'
const document = Buffer.from('audited')
let api: OfficeApp
let token: string

beforeAll(async () => {
  api = await createOfficeApp(database().db, {
    register: (office, install) => registerStaffClaims(office, install),
  })
  token = await sitDown(api, 'eve@desk.example', ['compliance'])
})

const stated = {
  value: 'Held at a bank',
  attested_by: 'Nova B.V.',
  document_name: 'audit.pdf',
  expires_on: '2026-12-31',
}

/** As a form with a file. */
function attest(of: string, fields: Readonly<Record<string, string>>) {
  const edge = 'edge'
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${edge}\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n${document}\r\n--${edge}--\r\n`
  return api.app.inject({
    method: 'POST',
    url: `/api/office/claims/${of}/attestations`,
    payload: parts.join('') + file,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    cookies: { office: token },
  })
}

const claimOf = (reply: { json: () => { data: StaffClaim[] } }) =>
  reply.json().data.find(({ id }) => id === claim)

test('a claim is attested on a document, of which its hash is kept, and withdrawn with a reason', async () => {
  const day = new Date(api.clock.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const reply = await attest(claim, { ...stated, expires_on: day })
  expect(reply.statusCode).toBe(200)
  const [kept] = claimOf(reply)?.attestations ?? []
  expect(kept).toMatchObject({
    value: 'Held at a bank',
    document: 'audit.pdf',
    document_sha256: createHash('sha256').update(document).digest('hex'),
    state: 'shown',
  })
  const withdrawal = `attestations/${kept?.id}/withdrawal`
  expect((await post(api, withdrawal, { reason: '' }, { token })).statusCode).toBe(422)
  const withdrawn = await post(api, withdrawal, { reason: 'it moved' }, { token })
  expect(claimOf(withdrawn)?.attestations[0]?.state).toBe('withdrawn')
  const again = await post(api, withdrawal, { reason: 'it moved' }, { token })
  expect(again.json().code).toBe('attestation_withdrawn')
})

test('what is measured, or is not there, is attested by nobody', async () => {
  const day = new Date(api.clock.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const codes = ['instruments', 'no_such'].map(
    async (of) => (await attest(of, { ...stated, expires_on: day })).json().code,
  )
  expect(await Promise.all(codes)).toEqual(['claim_not_attested', 'claim_unknown'])
})

test('every registered claim is listed with where it comes from', async () => {
  const claims: StaffClaim[] = (await read(api, 'claims', token)).json().data
  expect(claims.length).toBeGreaterThan(10)
  expect(new Set(claims.map(({ source }) => source))).toEqual(new Set(['query', 'attestation']))
})
