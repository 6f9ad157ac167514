// The versions of the legal texts in the office: what is in force, and how many accepted it.

import { expect, test } from 'vitest'
import { newestVersion } from '#contract/public/legal-outlines.ts'
import { legalTexts } from '#contract/public/legal-versions.ts'
import type { StaffLegalText } from '#contract/staff/legal.ts'
import { minute } from '#kernel/time.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, read, sitDown } from '#test/office-app.ts'
import { registerStaffLegal } from './acceptances.office.routes.ts'

const database = freshDatabase()

test('each version is told with its page, and how many clients accepted it', async () => {
  const { db } = database()
  const api = await createOfficeApp(db, { register: registerStaffLegal })
  const token = await sitDown(api, 'one@desk.example', ['compliance'])
  const texts = async (): Promise<StaffLegalText[]> =>
    (await read(api, 'legal-texts', token)).json().data.texts
  const ofTerms = async () => (await texts()).find(({ text }) => text === 'terms')?.versions
  const version = newestVersion('terms')
  expect((await texts()).map(({ text }) => text)).toEqual(Object.keys(legalTexts))
  expect((await ofTerms())?.map((one) => one.version)).toEqual(
    legalTexts.terms.versions.map((one) => one.version).toReversed(),
  )
  expect((await ofTerms())?.[0]).toMatchObject({
    url: expect.stringMatching(`^https?://.*/legal/${version}$`),
    accepted: 0,
  })
  const policy = (await texts()).find(({ text }) => text === 'aml-policy')
  expect(policy?.versions[0]?.accepted).toBeNull()
  // Whoever signs up accepts them.
  await aClient(db)
  expect((await ofTerms())?.[0]?.accepted).toBe(0)
  api.clock.advance(5 * minute)
  expect((await ofTerms())?.[0]?.accepted).toBe(1)
})
