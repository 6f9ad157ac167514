import { expect, test } from 'vitest'
import { type DisputeState, disputeStates } from '#contract/staff/disputes.ts'
import { later, minute } from '#kernel/time.ts'
import { wednesday } from '#test/engine.ts'
import { refuseAccepting, refuseAnswer, stepTold } from './dispute.ts'

const told = (state: DisputeState) => disputeStates.map((one) => stepTold(state, one) ?? '')

test('what the provider tells is a step where the dispute goes on by it', () => {
  expect(disputeStates).toEqual(['needs_answer', 'under_review', 'won', 'lost'])
  expect(told('needs_answer')).toEqual(['', 'reviewed', 'won', 'lost'])
  expect(told('under_review')).toEqual(['', '', 'won', 'lost'])
  expect(told('won')).toEqual(['', '', '', 'lost'])
  expect(told('lost')).toEqual(['', '', 'won', ''])
})

test('it is answered while it waits for us and the provider takes answers', () => {
  const due = later(wednesday, minute)
  expect(refuseAnswer({ state: 'needs_answer', dueBy: due }, wednesday)).toBeUndefined()
  expect(refuseAnswer({ state: 'needs_answer', dueBy: null }, wednesday)).toBeUndefined()
  expect(refuseAnswer({ state: 'needs_answer', dueBy: due }, due)?.refused).toBe('dispute_over')
  for (const state of ['under_review', 'won', 'lost'] as const) {
    expect(refuseAnswer({ state, dueBy: due }, wednesday)?.refused).toBe('dispute_ended')
  }
})

test('its loss is accepted until it is over', () => {
  expect(disputeStates.map((state) => refuseAccepting({ state })?.refused)).toEqual([
    undefined,
    undefined,
    'dispute_ended',
    'dispute_ended',
  ])
})
