// Figures that texts say and the code keeps elsewhere: whoever changes one is sent to the other.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { strikeRates } from '#contract/client/trades.ts'
import { newestVersion } from '#contract/public/legal-outlines.ts'
import type { legalTextIds } from '#contract/public/legal-texts.ts'
import { categories } from '#contract/shared/categories.ts'
import { coins } from '#kernel/coins.ts'
import { day, hour, millis, second } from '#kernel/time.ts'
import { linkEndOf } from '#server/identity/clients/link.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { blockEveryMs } from '#server/money/chains/simulated.ts'
import { demoWaitMs } from '#server/money/withdrawals/demo.ts'
import { keptMs } from '#server/site/contact/contact.ts'
import { exitAgeMaxMs, spotAgeMaxMs } from '#server/trading/instruments/instrument.ts'
import { patienceMs } from '#server/trading/market/gap.ts'
import { breakEven, winProbability } from '#server/trading/market/pricing.ts'

const root = join(import.meta.dirname, '..')

/** A file as it reads: lines of a sentence joined, whether it is code or text. */
const read = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .replace(/' \+\s+'/g, '')
    .replace(/\s+/g, ' ')

const legal = (id: (typeof legalTextIds)[number], language: '' | '.nl' = '') =>
  read(`web/src/features/legal/texts/${id}/${newestVersion(id)}${language}.md`)

const others = categories.filter((category) => category !== 'Cryptocurrency')

describe('what a margin of 4 % means', () => {
  const rows = legal('risk-disclosure').matchAll(
    /\| ([\d.]+) % \| ([\d.]+) % of trades \| ([\d.]+) % \| \$([\d.]+) \|/g,
  )
  const table = [...rows].map((row) => row.slice(1).map(Number))

  it('is reckoned as trades are priced, in each row of the table', () => {
    expect(table).toHaveLength(4)
    expect(legal('risk-disclosure')).toContain('This is what a margin of 4 % means')
    const { marginBp } = defaultSettings
    expect(marginBp).toBe(400)
    const said = (part: number) => Number((100 * part).toFixed(1))
    for (const [profit = 0, even, priced, cost] of table) {
      const rateBp = profit * 100
      const chance = winProbability(rateBp, marginBp)
      expect([profit, even, priced]).toEqual([profit, said(breakEven(rateBp)), said(chance)])
      expect(cost).toBeCloseTo(100 * (1 - chance * (1 + profit / 100)), 9)
    }
  })

  it('is offered: each profit of the table is one of a strike rate', () => {
    const offered = strikeRates.flatMap(({ buyBp, sellBp }) => [buyBp, sellBp])
    expect(offered).toEqual(expect.arrayContaining(table.map(([profit = 0]) => profit * 100)))
  })
})

describe('how old a price may be', () => {
  it('is one figure for cryptocurrencies and one for everything else', () => {
    expect(others.map((category) => spotAgeMaxMs[category])).toEqual(others.map(() => 5 * second))
    expect(others.map((category) => exitAgeMaxMs[category])).toEqual(others.map(() => 10 * second))
    expect(spotAgeMaxMs.Cryptocurrency).toBe(2 * second)
    expect(exitAgeMaxMs.Cryptocurrency).toBe(5 * second)
  })

  it.each([
    [legal('terms'), 'older than 5 seconds for cryptocurrencies or 10 seconds for everything else'],
    [legal('terms', '.nl'), 'dan 5 seconden bij cryptomunten of 10 seconden bij al het andere'],
    [legal('risk-disclosure'), 'than 2 seconds for cryptocurrencies or 5 seconds for everything'],
    [legal('risk-disclosure'), 'than 5 seconds for cryptocurrencies or 10 seconds for everything'],
    [
      legal('risk-disclosure', '.nl'),
      '2 seconden bij cryptomunten of 5 seconden bij al het andere',
    ],
    [
      legal('risk-disclosure', '.nl'),
      '5 seconden bij cryptomunten of 10 seconden bij al het andere',
    ],
    [read('web/src/lib/i18n/messages/fairness.ts'), 'five seconds for coins, ten for all else'],
    [
      read('web/src/lib/i18n/messages/nl/fairness.ts'),
      'vijf seconden voor munten, tien voor al het andere',
    ],
  ])('is said as it is', (text, words) => {
    expect(text).toContain(words)
  })
})

it('links in mails are good for as long as is said', () => {
  const start = millis(0)
  expect(linkEndOf('confirm_email', start)).toBe(day)
  expect(linkEndOf('reset_password', start)).toBe(hour)
  const said = [
    ['auth.ts', 'Links in mails are good for a day', 'a new password are good for an hour'],
    ['nl/auth.ts', 'Links in mails gelden een dag', 'een nieuw wachtwoord gelden een uur'],
  ]
  for (const [file, ...words] of said) {
    for (const one of words) expect(read(`web/src/lib/i18n/messages/${file}`)).toContain(one)
  }
  expect(read('server/src/platform/messages/account.ts')).toContain('is good once, for an hour.')
})

it('messages to support are kept as long as the contact page says', () => {
  expect(read('web/src/lib/i18n/messages/contact.ts')).toContain('keep it for two years')
  expect(read('web/src/lib/i18n/messages/nl/contact.ts')).toContain('twee jaar')
  expect(keptMs / day).toBeGreaterThanOrEqual(2 * 365)
  expect(keptMs / day).toBeLessThanOrEqual(2 * 366)
})

it('a sandbox sends within half a minute; paid is what its chain has confirmed', () => {
  expect(2 * demoWaitMs).toBeLessThan(30 * second)
  const waits = coins.map((coin) => defaultSettings[`${coin}Confirmations`] * blockEveryMs(coin))
  const slowest = Math.max(...waits)
  expect(2 * demoWaitMs + slowest).toBeGreaterThan(30 * second)
  expect(read('web/src/lib/i18n/messages/withdrawals.ts')).toContain(
    'approved and sent by an automatic demo operator within half a minute; one in coins is paid ' +
      'once the chain has confirmed it',
  )
})

it('what we missed is asked for as long as is said, then a trade is void', () => {
  expect(patienceMs).toBe(hour)
  for (const [text, words] of [
    [legal('terms'), 'the source gives no answer about it for an hour;'],
    [legal('terms', '.nl'), 'de bron er een uur lang geen antwoord over geeft;'],
    [legal('risk-disclosure'), 'the source gives no answer about it for an hour'],
    [legal('risk-disclosure', '.nl'), 'de bron er een uur lang geen antwoord over geeft'],
    [read('web/src/lib/i18n/messages/fairness.ts'), 'for an hour, before a trade is void'],
    [read('web/src/lib/i18n/messages/nl/fairness.ts'), 'hooguit een uur lang, voordat een'],
    [
      read('web/src/lib/i18n/messages/landing.ts'),
      'asked for again from their source, for an hour',
    ],
    [read('web/src/lib/i18n/messages/nl/landing.ts'), 'vragen we een uur lang opnieuw'],
  ] as const) {
    expect(text).toContain(words)
  }
})

it('nobody is told that the funding of a plan cannot be lost', () => {
  const plans = ['server/src/platform/messages/identity.ts', 'web/src/lib/i18n/messages/plans.ts']
  const said = [...plans.map(read), legal('terms'), legal('payment-policy')]
  for (const text of said) {
    expect(text).not.toMatch(/stays yours:? (you )?trade|that stays yours/)
    expect(text).toMatch(/trading can lose it/)
  }
  for (const id of ['terms', 'payment-policy'] as const) {
    expect(legal(id, '.nl')).toMatch(/met handelen kun(t| je het) verliezen/)
    expect(legal(id, '.nl')).not.toMatch(/bedrag [^.]*van jou( blijft)?\./)
  }
})
