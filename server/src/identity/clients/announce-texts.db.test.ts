// A new version of a legal text: told to every client, once, thirty days before it binds.

import { expect, it } from 'vitest'
import { legalTexts } from '#contract/public/legal-versions.ts'
import { day, millis } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { readPublished } from '../acceptances/read-published.ts'
import { announceTexts } from './announce-texts.ts'

const database = freshDatabase()

const next = { version: '2030-01-01', changes: { en: 'Fees are named.', nl: 'Kosten genoemd.' } }
const texts = {
  ...legalTexts,
  terms: { ...legalTexts.terms, versions: [...legalTexts.terms.versions, next] as const },
}

it('is mailed with its address to everybody whose account is not closed, and once', async () => {
  const { db } = database()
  const clock = testClock(millis(Date.UTC(2030, 5, 1, 12)))
  const deps = {
    db,
    clock,
    random: systemRandom,
    install: { mode: 'sandbox' as const, publicUrl: () => 'https://trade.example' },
  }
  const ada = await aClient(db, { clock })
  const bob = await aClient(db, { clock })
  const gone = await aClient(db, { clock })
  await db.rows(`update clients set state = 'closed' where id = $1`, [gone.id])
  const mails = () =>
    db.rows<{ recipient: string; body_text: string }>(
      `select recipient, body_text from outbox where subject = 'Our legal texts change'
        order by created_at, id`,
    )
  await announceTexts(deps)
  expect(await mails()).toEqual([])

  await announceTexts({ ...deps, texts })
  clock.advance(3 * day)
  await announceTexts({ ...deps, texts })
  const written = await mails()
  expect(written.map(({ recipient }) => recipient).sort()).toEqual([ada.email, bob.email].sort())
  expect(written[0]?.body_text.replace(/\s+/g, ' ')).toContain(
    'From 2030-07-01 on (UTC) new versions',
  )
  expect(written[0]?.body_text).toContain('https://trade.example/legal/2030-01-01')
  const published = await readPublished(db, texts)
  expect(published.terms.versions.at(-1)).toMatchObject({ effectiveFrom: '2030-07-01' })
})
