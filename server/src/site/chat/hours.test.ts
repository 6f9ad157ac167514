// When somebody sits at the chat: across midnight, on holidays, and while clocks change.

import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { iso, millis } from '#kernel/time.ts'
import { backAt, isStaffed, parseChatHours } from './hours.ts'

const written = `Europe/Amsterdam
Mo-Fr 09:00-12:30 13:00-17:30
Sa 22:00-02:00
2026-12-25 closed
2026-12-31 09:00-12:00`
const hours = present(parseChatHours(written), 'readable')
const at = (text: string) => millis(Date.parse(text))
const back = (text: string) => {
  const found = backAt(hours, at(text))
  return found === null ? null : iso(found)
}

describe('somebody sits there', () => {
  it.each([
    // Monday; Amsterdam is an hour ahead of UTC in winter.
    ['2026-11-30T07:59:59Z', false],
    ['2026-11-30T08:00:00Z', true],
    ['2026-11-30T11:30:00Z', false],
    ['2026-11-30T12:00:00Z', true],
    ['2026-11-30T16:29:59Z', true],
    ['2026-11-30T16:30:00Z', false],
    // Saturday night, and what of it is Sunday.
    ['2026-12-05T20:59:00Z', false],
    ['2026-12-05T21:00:00Z', true],
    ['2026-12-06T00:59:00Z', true],
    ['2026-12-06T01:00:00Z', false],
    // A Friday that is a holiday, and a short Thursday.
    ['2026-12-25T10:00:00Z', false],
    ['2026-12-31T10:59:00Z', true],
    ['2026-12-31T11:01:00Z', false],
    // Two hours ahead in summer.
    ['2026-07-06T07:00:00Z', true],
  ])('%s: %s', (instant, is) => {
    expect(isStaffed(hours, at(instant))).toBe(is)
  })
})

describe('somebody is back', () => {
  it.each([
    ['2026-11-30T10:00:00Z', null],
    ['2026-11-30T11:45:00Z', '2026-11-30T12:00:00.000Z'],
    ['2026-11-30T17:00:00Z', '2026-12-01T08:00:00.000Z'],
    ['2026-12-24T17:00:00Z', '2026-12-26T21:00:00.000Z'],
    // Over the night in which clocks are put forward.
    ['2026-03-29T01:30:00Z', '2026-03-30T07:00:00.000Z'],
  ])('after %s at %s', (instant, then) => {
    expect(back(instant)).toBe(then)
  })

  it('never, where nobody ever sits there', () => {
    const none = present(parseChatHours('UTC'), 'readable')
    expect(backAt(none, at('2026-11-30T10:00:00Z'))).toBeNull()
    expect(isStaffed(none, at('2026-11-30T10:00:00Z'))).toBe(false)
  })

  it('at once all week, where somebody always does', () => {
    const always = present(parseChatHours('UTC\nMo-Su 00:00-24:00'), 'readable')
    expect(isStaffed(always, at('2026-11-29T23:59:59Z'))).toBe(true)
    expect(isStaffed(always, at('2026-11-30T00:00:00Z'))).toBe(true)
  })
})

it.each([
  '',
  'Europe/Atlantis\nMo 09:00-17:00',
  'UTC\nMo',
  'UTC\nMo 9:00-17:00',
  'UTC\nMo 09:00-09:00',
  'UTC\nMo 24:00-02:00',
  'UTC\nFr-Mo 09:00-17:00',
  'UTC\nMo closed',
  'UTC\n2026-02-30 closed',
  'UTC\nXx 09:00-17:00',
  'UTC\nMo 09:00-17:00-18:00',
])('%j cannot be read', (wrong) => {
  expect(parseChatHours(wrong)).toBeUndefined()
})
