import { expect, test } from 'vitest'
import { keptReason } from '#server/identity/clients/reason.ts'
import { reasonShown } from './shown.ts'

test('staff read the code of a reason beside its sentence, and what people wrote alone', () => {
  expect(reasonShown(keptReason({ code: 'deposit_disputed', details: { amount: '50.00' } }))).toBe(
    'A deposit of $50.00 was taken back. The card payment was disputed. (deposit_disputed)',
  )
  expect(reasonShown(keptReason({ written: 'Ask \u001b[2Jus.' }))).toBe('Ask ?[2Jus.')
})
