import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clientRefusals } from '#contract/client/refusals.ts'
import { ContactMessage } from '#contract/public/contact.ts'
import { Login, Registration } from '#contract/public/sign-in.ts'
import { filledIn } from '#contract/shared/refusals.ts'
import { fieldErrors } from '#contract/shared/wire.ts'
import { RegistrationProfile } from '#contract/token/registrations.ts'
import * as dutch from './server-words.nl.ts'
import * as english from './server-words.ts'

const schemas = { Login, Registration, ContactMessage, RegistrationProfile }
const long = 'x'.repeat(6_000)
const values = { nothing: undefined, empty: '', number: 7, long, control: '\u0007', short: 'a' }

beforeAll(() => dutch.arrival)

/** What the contract says is wrong with each field of a form that is filled in badly. */
function problemsOf(schema: z.core.$ZodType, value: unknown): readonly string[] {
  const keys = Object.keys((schema as typeof Login)._zod.def.shape)
  const parsed = z.safeParse(schema, Object.fromEntries(keys.map((key) => [key, value])))
  if (parsed.success) return []
  return fieldErrors(parsed.error).errors.map(({ field, message }) =>
    message.slice(field.length + 1),
  )
}

test.each(Object.entries(schemas))('every problem of %s has Dutch words', (_, schema) => {
  const problems = Object.values(values).flatMap((value) => problemsOf(schema, value))
  expect(problems.length).toBeGreaterThan(8)
  // Those that no form of ours can cause: a number or a switch where text belongs.
  const ours = problems.filter((problem) => !problem.startsWith('Invalid'))
  const same = ours.filter((problem) => dutch.problemInWords(problem) === problem)
  expect([...new Set(same)]).toEqual([])
  for (const problem of ours) expect(english.problemInWords(problem)).toBe(problem)
})

test('figures of the sentence stay', () => {
  const tooMany = filledIn(clientRefusals.too_many_requests.message, { seconds: 40 })
  expect(dutch.refusalInWords('too_many_requests', tooMany)).toContain('40 seconden')
  expect(dutch.problemInWords('must be at least 8 characters long')).toContain('minstens 8 tekens')
})

test('what has no Dutch words is said as it came', () => {
  expect(dutch.refusalInWords('price_stale', 'There is no fresh price.')).toBe(
    'There is no fresh price.',
  )
  expect(dutch.refusalInWords('no_answer', 'You are offline.')).toBe('Je bent offline.')
  expect(english.refusalInWords('wrong_code', 'This code is wrong.')).toBe('This code is wrong.')
})
