// Three announcements stand at once and never four, wherever their spans meet.

import { expect, it, test } from 'vitest'
import type { Millis } from '#kernel/time.ts'
import { hasRoom, isSpan, type Span, stateOf } from './announcement.ts'

const span = (from: number, until: number): Span => ({
  from: from as Millis,
  until: until as Millis,
})

test.each([
  ['nothing else stands', [], true],
  ['two stand all along', [span(0, 100), span(0, 100)], true],
  ['three stand all along', [span(0, 100), span(0, 100), span(0, 100)], false],
  ['three meet in its middle only', [span(0, 55), span(50, 100), span(54, 56)], false],
  ['three meet before it', [span(0, 10), span(0, 10), span(0, 10)], true],
  ['three meet after it', [span(60, 99), span(60, 99), span(60, 99)], true],
  ['one begins as another ends', [span(0, 50), span(0, 50), span(0, 50), span(50, 99)], false],
  ['each follows another', [span(0, 45), span(45, 50), span(50, 70)], true],
] as const)('room from 40 to 60 where %s: %#', (_, standing, has) => {
  expect(hasRoom(span(40, 60), standing)).toBe(has)
})

it('is shown from its first instant on and not at its last', () => {
  const states = [39, 40, 59, 60].map((now) => stateOf(span(40, 60), undefined, now as Millis))
  expect(states).toEqual(['coming', 'shown', 'shown', 'over'])
  const ended = { by: 'eve@desk.example', at: 45 as Millis, reason: 'wrong day' }
  expect(stateOf(span(40, 60), ended, 50 as Millis)).toBe('ended')
})

it('ends after it begins, and not in the past', () => {
  const now = 50 as Millis
  const spans = [span(40, 60), span(60, 60), span(61, 60), span(10, 50), span(10, 51)]
  expect(spans.map((one) => isSpan(one, now))).toEqual([true, false, false, false, true])
})
