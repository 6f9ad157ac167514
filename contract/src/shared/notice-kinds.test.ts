import { expect, it } from 'vitest'
import { noticeKinds, subjectOf, subjects } from './notice-kinds.ts'

it('each kind is about what its first word says', () => {
  expect(Object.fromEntries(noticeKinds.map((kind) => [kind, subjectOf(kind)]))).toEqual(subjects)
})

it.each(['', 'news', 'constructor', '__proto___x'])('%s is about nothing known', (kind) => {
  expect(subjectOf(kind)).toBeUndefined()
})
