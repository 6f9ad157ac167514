import { expect, it } from 'vitest'
import { noticeKinds } from '#contract/shared/notice-kinds.ts'
import { notices } from '../../lib/i18n/messages/notices.ts'

const facts = { amount: '12345.00', plan: 'Gold-7600', coins: '0.1 BTC', reason: 'Too late.' }

it.each(noticeKinds)('%s has words, with and without its facts', (kind) => {
  for (const details of [facts, {}]) {
    const text = notices.textOf(kind, details)
    expect(text).not.toBe(notices.news)
    expect(text).not.toMatch(/undefined|null|NaN/)
  }
})

it('amounts are dollars, plans have their names, reasons are told', () => {
  expect(notices.textOf('deposit_approved', facts)).toContain('$12,345.00')
  expect(notices.textOf('plan_approved', facts)).toContain('Gold.')
  expect(notices.textOf('withdrawal_rejected', facts)).toContain('Reason: Too late.')
})

it('a kind from a newer server is news', () => {
  expect(notices.textOf('moon_landed', {})).toBe(notices.news)
})
