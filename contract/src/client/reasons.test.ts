// Each reason of the system is a sentence of its own, all of it filled in.

import { expect, test } from 'vitest'
import { reasonWords } from './reason-words.ts'
import { type ReasonCode, reasonText, type SystemReason } from './reasons.ts'

const amount = '1204.50'

/** Old rows got their codes by these sentences: one that is worded anew here tells others so. */
const sentences: { readonly [C in ReasonCode]: readonly [SystemReason & { code: C }, string] } = {
  coins_expired: [{ code: 'coins_expired' }, 'No payment came within a day after the rate ended.'],
  coins_cancelled: [{ code: 'coins_cancelled' }, 'You gave it up before anything came.'],
  dust: [{ code: 'dust' }, 'What came is worth less than a cent.'],
  reorged: [
    { code: 'reorged' },
    'The network took the payment back: it is no longer part of its chain.',
  ],
  card_unfinished: [{ code: 'card_unfinished' }, 'The payment by card was not finished in time.'],
  card_cancelled: [{ code: 'card_cancelled' }, 'You gave it up before it was paid.'],
  card_not_taken: [
    { code: 'card_not_taken' },
    'The card provider did not take what was typed for the card. Nothing was charged.',
  ],
  declined: [{ code: 'declined' }, 'The bank of the card declined the payment.'],
  insufficient_funds: [{ code: 'insufficient_funds' }, 'There is not enough money on the card.'],
  expired_card: [{ code: 'expired_card' }, 'The card has expired.'],
  three_d_secure: [
    { code: 'three_d_secure' },
    'The payment was not confirmed with the bank (3-D Secure).',
  ],
  disputed: [{ code: 'disputed' }, 'The card payment was disputed.'],
  deposit_reorged: [
    { code: 'deposit_reorged', details: { amount } },
    'A deposit of $1,204.50 was taken back. The network took the payment back: it is no longer ' +
      'part of its chain.',
  ],
  deposit_disputed: [
    { code: 'deposit_disputed', details: { amount } },
    'A deposit of $1,204.50 was taken back. The card payment was disputed.',
  ],
  deposit_reversed: [{ code: 'deposit_reversed' }, 'A deposit was taken back.'],
}

test.each(Object.values(sentences))('%j is said in English', (reason, sentence) => {
  expect(reasonText(reason)).toBe(sentence)
})

test('no two say the same, and each is a sentence', () => {
  const said = Object.values(reasonWords)
  expect(new Set(said).size).toBe(said.length)
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].{15,}\.$/)
})

test('what a person wrote stays as it is', () => {
  expect(reasonText({ written: 'We saw {$amount} come from {=nobody}.' })).toBe(
    'We saw {$amount} come from {=nobody}.',
  )
})

test('the facts of a code are asked for by its type', () => {
  // @ts-expect-error its words ask for an amount
  expect(reasonText({ code: 'deposit_disputed' })).toContain('{$amount}')
  // @ts-expect-error it has no words
  expect(() => reasonText({ code: 'no_such_code' })).toThrow()
})
