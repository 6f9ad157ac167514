// How long the privacy text says that things are kept, row by row, and how long the code keeps them:
// a row that is added has to be answered here, and a figure that changes is sent to the text.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptYears } from '#contract/client/privacy.ts'
import { newestVersion } from '#contract/public/legal-outlines.ts'
import { day, millis, minute } from '#kernel/time.ts'
import { accessEndOf } from '#server/identity/sessions/session.ts'
import { networkKeptMs } from '#server/money/cards/card.ts'
import { keptMs } from '#server/oversight/forget-old-records.ts'
import { keptMs as noticesKeptMs } from '#server/record/notices/notice.ts'
import { keptMs as chatsKeptMs } from '#server/site/chat/chat.ts'
import { keptMs as messagesKeptMs } from '#server/site/contact/contact.ts'
import { keptMs as alertsKeptMs } from '#server/trading/alerts/forget-alerts.ts'

const version = newestVersion('privacy')

/** The rows below the heading, as their two cells. */
function rowsOf(ending: '' | '.nl'): (readonly [string, string])[] {
  const path = `../web/src/features/legal/texts/privacy/${version}${ending}.md`
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  const section = text.split('{#retention}')[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, what = '', howLong = '']) => [what, howLong] as const)
    .slice(2)
}

/** In the order of the text: what is said, in both languages, and whether the code says so too. */
const rows: readonly (readonly [says: string, nl: string, isSo: boolean])[] = [
  ['**five years** after it was closed', '**vijf jaar** na het sluiten', keptYears === 5],
  // These three end by what the client does, not by the clock.
  ['Until you remove it or close the account', 'Tot je haar weghaalt of het account sluit', true],
  ['15 minutes', '15 minuten', accessEndOf(millis(0)) === 15 * minute],
  ['30 days after they ended', '30 dagen nadat ze eindigden', keptMs === 30 * day],
  ['Minutes; they are removed within an hour', 'Minuten; ze worden binnen een uur', true],
  ['Until it has been sent, or could not be', 'Tot hij is verstuurd, of niet kon', true],
  ['30 days', '30 dagen', keptMs === 30 * day],
  ['only the twenty last used', 'alleen de twintig laatst gebruikte', true],
  ['At most one day', 'Hooguit één dag', true],
  ['Two days', 'Twee dagen', networkKeptMs === 2 * day],
  ['five years after the account', 'vijf jaar na het sluiten', keptYears === 5],
  ['Two years', 'Twee jaar', messagesKeptMs === 2 * 365 * day],
  ['Two years after the last', 'Twee jaar na het laatste', chatsKeptMs === 2 * 365 * day],
  ['One year', 'Eén jaar', noticesKeptMs === 365 * day],
  ['Until you remove them, or sign out', 'Tot je ze verwijdert, of daar uitlogt', true],
  ['90 days', '90 dagen', alertsKeptMs === 90 * day],
  ['As long as the trades', 'Zolang als de transacties', true],
]

describe('how long things are kept', () => {
  it.each([
    ['English', '', 0],
    ['Dutch', '.nl', 1],
  ] as const)('is said as it is done, in %s', (_, ending, column) => {
    const said = rowsOf(ending)
    expect(said).toHaveLength(rows.length)
    for (const [index, row] of rows.entries()) expect(said[index]?.[1]).toContain(row[column])
  })

  it.each(rows)('is kept by the code: %s', (_, __, isSo) => {
    expect(isSo).toBe(true)
  })
})
