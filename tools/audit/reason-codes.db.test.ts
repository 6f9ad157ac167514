// Reasons that were sentences alone are brought up to date: what the system said, to the letter,
// has its code; what people said, and what only looks alike, has none.

import { expect, test } from 'vitest'
import { reasonWords } from '#contract/client/reason-words.ts'
import { reasonText, type SystemReason } from '#contract/client/reasons.ts'
import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { bringUpToDate, formerDatabase, migrationsBelow } from '#test/before-the-journal.ts'

type Said = { readonly reason: string; readonly actor: string; readonly state?: string }
type Row = { reason: string; code: string | null; details: object | null }

const system = (reason: string): Said => ({ reason, actor: 'system' })

const ofSteps = Object.entries(reasonWords).filter(([code]) => !code.startsWith('deposit_'))
const amounts = ['5.00', '642.18', '1204.50', '1234567.89']
const ofFreezes = amounts.flatMap((amount): SystemReason[] => [
  { code: 'deposit_reorged', details: { amount } },
  { code: 'deposit_disputed', details: { amount } },
])

/** Each in a table of before codes, and how it stands in the one of now. */
async function broughtUp(table: 'deposit_steps' | 'account_freezes', all: readonly Said[]) {
  const { db } = await formerDatabase('corrected')
  await migrate(db, await migrationsBelow('0079'))
  await db.transaction(async (tx) => {
    // As the rows of the saved world come in: no trigger looks at how they came about.
    await tx.rows('set local session_replication_role = replica')
    await tx.rows(`delete from ${table}`)
    for (const [place, said] of all.entries()) await plant[table](tx, said, place)
  })
  await bringUpToDate(db)
  const rows = await db.rows<Row>(
    `select reason, reason_code as code, reason_details as details from ${table}`,
  )
  expect(rows).toHaveLength(all.length)
  return new Map(rows.map((row) => [row.reason, row]))
}

const plant = {
  deposit_steps: (tx: Tx, { reason, actor, state = 'rejected' }: Said, place: number) =>
    tx.rows(
      `insert into deposit_steps (deposit_id, nr, state, outcome, at, actor, reason, ref)
       select id, $1, $2::deposit_state, 'any', now(), $3, $4,
              case when $2 = 'restored' then gen_random_uuid() end from deposits limit 1`,
      [place + 2, state, actor, reason],
    ),
  account_freezes: (tx: Tx, { reason, actor }: Said) =>
    tx.rows(
      `insert into account_freezes (id, client_id, at, actor, reason, is_money_missing)
       select gen_random_uuid(), id, now(), $1, $2, true from clients limit 1`,
      [actor, reason],
    ),
}

test('of deposits', async () => {
  const people = [
    { reason: 'The card has expired, they say.', actor: 'system' },
    { reason: 'What came is worth less than a cent', actor: 'system' },
    { reason: 'It is yours.', actor: 'staff:max@staff.example', state: 'restored' },
  ]
  const told = ofSteps.map(([, sentence]) => sentence)
  const rows = await broughtUp('deposit_steps', [...told.map(system), ...people])
  for (const [code, sentence] of ofSteps) {
    expect(rows.get(sentence)).toEqual({ reason: sentence, code, details: null })
  }
  for (const { reason } of people) expect(rows.get(reason)?.code).toBeNull()
})

test('of deposits that people restored, in the system’s words or not', async () => {
  const reason = reasonWords.disputed
  const staff = { reason, actor: 'staff:max@staff.example', state: 'restored' }
  const rows = await broughtUp('deposit_steps', [staff])
  expect(rows.get(reason)).toEqual({ reason, code: null, details: null })
})

test('of frozen accounts, as amounts were written then and are now', async () => {
  const older = ofFreezes.map((reason) => ({
    reason,
    text: reasonText(reason).replace(/\$([\d,.]+\d)/, (_, shown) => {
      return `${shown.replaceAll(',', '')} dollars`
    }),
  }))
  const newer = ofFreezes.map((reason) => ({ reason, text: reasonText(reason) }))
  const reversed: SystemReason = { code: 'deposit_reversed' }
  const first = { reason: reversed, text: reasonText(reversed) }
  const [some] = newer
  const text = present(some, 'a sentence').text
  const people = [
    { reason: 'We looked: 5.00 dollars are missing.', actor: 'system' },
    { reason: `${text} Sorry.`, actor: 'system' },
    { reason: text.replace('$5.00', '$5'), actor: 'system' },
    { reason: text.replace('$5.00', '$7.00'), actor: 'staff:eve@staff.example' },
  ]
  const all = [...older, ...newer, first]
  const rows = await broughtUp('account_freezes', [...all.map((it) => system(it.text)), ...people])
  for (const { reason, text } of all) {
    expect(rows.get(text)).toEqual({
      reason: text,
      code: reason.code,
      details: reason.details ?? null,
    })
  }
  for (const { reason } of people) expect([reason, rows.get(reason)?.code]).toEqual([reason, null])
})
