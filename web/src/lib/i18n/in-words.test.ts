// Every code that the server can say to those outside has words in both languages, which take the
// same details.

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as dutchProblems from '#browser/i18n/nl/problem-words.ts'
import * as dutchTerms from '#browser/i18n/nl/term-words.ts'
import { problemInWords } from '#browser/i18n/problem-in-words.ts'
import { reasonWords } from '#contract/client/reason-words.ts'
import { clientRefusals } from '#contract/client/refusals.ts'
import { successes } from '#contract/client/successes.ts'
import { ContactMessage } from '#contract/public/contact.ts'
import { Login, Registration } from '#contract/public/sign-in.ts'
import { fieldErrors } from '#contract/shared/field-errors.ts'
import { problems } from '#contract/shared/problems.ts'
import { terms } from '#contract/shared/terms.ts'
import { RegistrationProfile } from '#contract/token/registrations.ts'
import { failureInWords, refusalInWords, successInWords } from './in-words.ts'
import * as dutchReasons from './messages/nl/reasons.ts'
import * as dutch from './nl/wire-words.ts'
import * as english from './wire-words.ts'

const tables: [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>][] = [
  ['refusals', english.refusals, dutch.refusals],
  ['successes', successes, dutch.successes],
  ['terms', terms, dutchTerms.terms],
  ['reasons', reasonWords, dutchReasons.reasons],
  ['problems', problems, dutchProblems.problems],
]

/** Said alike in both languages. */
const alike = new Set(['{=fault}', 'week'])

const placeholders = (text: string) => [...new Set(text.match(/\{[^}]*\}/g))].sort()

test.each(tables)('%s take the same details in both languages', (_, inEnglish, inDutch) => {
  expect(Object.keys(inDutch).sort()).toEqual(Object.keys(inEnglish).sort())
  for (const [code, text] of Object.entries(inEnglish)) {
    const words = inDutch[code] ?? ''
    expect([code, placeholders(words)]).toEqual([code, placeholders(text)])
    if (!alike.has(text)) expect([code, words]).not.toEqual([code, text])
  }
})

test('refusals in English are the contract’s', () => {
  expect(Object.keys(english.refusals)).toEqual(Object.keys(clientRefusals))
  expect(english.refusals.wrong_login).toBe(clientRefusals.wrong_login.message)
})

const said = (code: string, details: Record<string, string | number>) =>
  refusalInWords({ code, details, message: 'As the server says it.' })

describe('a refusal', () => {
  test.each([
    ['too_many_requests', { seconds: 40 }, 'Too many requests. Please wait 40 seconds.'],
    ['withdrawal_too_large', { limit: '2000.00' }, 'The largest withdrawal is $2,000.00.'],
    [
      'own_stake_limit',
      { limit: '50', period: 'week', left: '1.50', until: '2026-11-22T14:02:01.000Z' },
      'Your own limit on stakes is $50 a week: $1.50 are left until 2026-11-22 14:03 UTC.',
    ],
    ['wallet_wrong', { fault: 'wrong_coin' }, 'This address belongs to another coin.'],
    ['withdrawal_method_closed', { method: 'LTC' }, 'Withdrawals in LTC are not offered at the'],
  ])('%s is filled in from %j', (code, details, words) => {
    expect(said(code, details)).toContain(words)
  })

  test('that is not known here is said as it came', () => {
    expect(said('no_such_code', {})).toBe('As the server says it.')
    expect(successInWords('no_such_code', 'Done.')).toBe('Done.')
    expect(said('toString', {})).toBe('As the server says it.')
    expect(said('stake_too_small', { least: '1' })).toBe('As the server says it.')
  })

  test('has its fields in words too', () => {
    const failure = {
      code: 'invalid_input',
      message: '',
      errors: [{ field: 'zip_code', code: 'too_long', details: { most: 12 }, message: '' }],
    }
    expect(failureInWords(failure)).toMatchObject({
      message: 'Please check the marked fields.',
      errors: [{ field: 'zip_code', message: 'Zip code must be at most 12 characters long' }],
    })
  })
})

const schemas = { Login, Registration, ContactMessage, RegistrationProfile }
const long = 'x'.repeat(6_000)
const values = { nothing: undefined, empty: '', number: 7, long, control: '\u0007', short: 'a' }

/** What the contract says is wrong with each field of a form that is filled in badly. */
function problemsOf(schema: z.core.$ZodType, value: unknown) {
  const keys = Object.keys((schema as typeof Login)._zod.def.shape)
  const parsed = z.safeParse(schema, Object.fromEntries(keys.map((key) => [key, value])))
  return parsed.success ? [] : fieldErrors(parsed.error).errors
}

test.each(Object.entries(schemas))('every problem of %s has words', (_, schema) => {
  const found = Object.values(values).flatMap((value) => problemsOf(schema, value))
  expect(found.length).toBeGreaterThan(8)
  for (const problem of found) {
    expect(problems).toHaveProperty(problem.code)
    const words = problemInWords(problem, 'The field')
    expect(words).toMatch(/^The field /)
    expect(words).not.toContain('{')
  }
})

test('one of several is said as people say it', () => {
  const details = { options: 'day, week, month' }
  expect(problemInWords({ field: 'period', code: 'not_listed', details })).toBe(
    'Period must be day, week or month',
  )
})
