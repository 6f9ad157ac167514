// The conversation as a browser knows it: whatever comes how often in whatever order, each thing is
// there once and in its place.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chat } from '#contract/public/chat.ts'
import {
  afterOf,
  isCut,
  nothingYet,
  type Talk,
  unreadIn,
  withAnswer,
  withOutgoing,
} from './talk.ts'

const began = '2026-11-28T10:00:00.000Z'

function answered(
  seqs: readonly number[],
  more: Partial<NonNullable<Chat['conversation']>> = {},
): Chat {
  return {
    service: { is_staffed: true, back_at: null, answer_seconds: null },
    is_client: false,
    conversation: {
      state: 'open',
      opened_at: began,
      last_seq: Math.max(0, ...seqs),
      has_more: false,
      seen_by_staff: 0,
      seen: 0,
      email: null,
      rating: null,
      events: seqs.map((seq) => ({
        seq,
        kind: seq % 2 === 0 ? 'answered' : 'written',
        text: `Line ${seq}`,
        picture: null,
        key: `key ${seq}`,
        at: began,
      })),
      ...more,
    },
  }
}

const seqsOf = ({ events }: Talk) => events.map(({ seq }) => seq)
const through = (...answers: readonly Chat[]) => answers.reduce(withAnswer, nothingYet)

describe('what the server answers', () => {
  it('is there once, in its order, however it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 20 }))), (parts) => {
        const seqs = [...new Set(parts.flat())].sort((one, other) => one - other)
        const talk = through(answered([]), ...parts.map((part) => answered(part)))
        expect(seqsOf(talk)).toEqual(seqs)
        expect(afterOf(talk)).toBe(seqs.at(-1) ?? 0)
      }),
    )
  })

  it('of another conversation is taken instead, and its beginning asked for', () => {
    const other = answered([7], { opened_at: '2026-12-28T10:00:00.000Z' })
    const talk = through(answered([1, 2]))
    expect(isCut(talk, other)).toBe(true)
    expect(isCut(talk, answered([3]))).toBe(false)
    expect(isCut(nothingYet, other)).toBe(false)
    expect(seqsOf(withAnswer(talk, other))).toEqual([7])
  })

  it('that there is none any more leaves nothing of it', () => {
    const gone = withAnswer(through(answered([1, 2])), { ...answered([]), conversation: null })
    expect(gone).toMatchObject({ conversation: undefined, events: [] })
  })
})

describe('what is on its way', () => {
  const line = { key: 'key 3', text: 'Line 3', email: undefined } as const

  it('is not any longer once it has arrived', () => {
    const sending = withOutgoing(through(answered([1])), {
      ...line,
      state: 'sending',
      why: undefined,
    })
    expect(sending.outgoing).toHaveLength(1)
    expect(withAnswer(sending, answered([2])).outgoing).toHaveLength(1)
    expect(withAnswer(sending, answered([3])).outgoing).toEqual([])
  })

  it('and failed is tried again as the same line', () => {
    const failed = withOutgoing(nothingYet, { ...line, state: 'failed', why: 'No connection.' })
    const again = withOutgoing(failed, { ...line, state: 'sending', why: undefined })
    expect(again.outgoing).toEqual([{ ...line, state: 'sending', why: undefined }])
  })
})

it('what was not had before one is counted: answers, not one’s own lines', () => {
  const talk = through(answered([1, 2, 3, 4]))
  expect(unreadIn(talk)).toBe(2)
  expect(unreadIn(through(answered([1, 2, 3, 4], { seen: 2 })))).toBe(1)
  expect(unreadIn(nothingYet)).toBe(0)
})
