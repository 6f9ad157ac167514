import { describe, expect, it } from 'vitest'
import {
  type Answers,
  type ChoiceId,
  choiceIds,
  passMark,
  questionIds,
} from '#contract/client/appropriateness.ts'
import { day, later, millis } from '#kernel/time.ts'
import { fc } from '#seed'
import {
  firstDayUntil,
  grade,
  isNeeded,
  orderOf,
  rightChoices,
  waitsUntil,
} from './appropriateness.ts'

const now = millis(Date.UTC(2026, 10, 28, 12))

const wrongOf = (id: (typeof questionIds)[number]): ChoiceId =>
  choiceIds.find((choice) => choice !== rightChoices[id]) ?? 'a'

/** So many of them right. */
function answersWith(right: number): Answers {
  return Object.fromEntries(
    questionIds.map((id, at) => [id, at < right ? rightChoices[id] : wrongOf(id)]),
  ) as Answers
}

describe('grading', () => {
  it('passes from the mark on, and says how many were right', () => {
    for (let right = 0; right <= questionIds.length; right += 1) {
      expect(grade(answersWith(right))).toEqual({
        right,
        asked: questionIds.length,
        hasPassed: right >= passMark,
      })
    }
  })

  it('passes nobody who gives the same choice everywhere', () => {
    for (const choice of choiceIds) {
      const same = Object.fromEntries(questionIds.map((id) => [id, choice])) as Answers
      expect(grade(same).right, choice).toBeLessThan(questionIds.length / 2)
    }
  })
})

describe('waiting', () => {
  it.each([
    ['nobody who never failed', undefined, undefined],
    ['whoever failed just now, for a day', now, later(now, day)],
    ['until the last moment', later(now, 1 - day), later(now, 1)],
    ['no longer than a day', later(now, -day), undefined],
  ])('%s', (_, failedAt, until) => {
    expect(waitsUntil(failedAt, now)).toBe(until)
  })

  it.each([
    ['has not passed', null, undefined],
    ['passed just now', now, later(now, day)],
    ['passed a day ago', later(now, -day), undefined],
  ])('the first day of whoever %s', (_, passedAt, until) => {
    expect(firstDayUntil(passedAt, now)).toBe(until)
  })
})

it.each([
  ['live', 'live', true],
  ['live', 'all', true],
  ['sandbox', 'live', false],
  ['sandbox', 'all', true],
] as const)('on a %s install with "%s" it is needed: %s', (mode, appropriatenessScope, is) => {
  expect(isNeeded(mode, { appropriatenessScope })).toBe(is)
})

describe('the order of choices', () => {
  it('has each once, whatever is drawn, and every order is drawn', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 3 }), (bytes) => {
        expect([...orderOf(bytes)].sort()).toEqual([...choiceIds])
      }),
    )
    const orders = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ].map((bytes) => orderOf(Uint8Array.from(bytes)).join(''))
    expect(new Set(orders).size).toBe(6)
  })
})
