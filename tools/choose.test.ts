import { describe, expect, test } from 'vitest'
import { choose } from './choose.ts'

const all = ['approved', 'approved by two', 'paid', 'paid, nobody asked'] as const

describe('what is chosen', () => {
  test.each([
    { asked: undefined, chosen: [...all] },
    { asked: 'approved', chosen: ['approved'] },
    { asked: 'appr', chosen: ['approved', 'approved by two'] },
    { asked: 'paid,by two', chosen: ['approved by two', 'paid'] },
    { asked: 'paid, nobody asked', chosen: ['paid, nobody asked'] },
    { asked: ' nobody , approved', chosen: ['approved', 'paid, nobody asked'] },
  ])('by $asked is $chosen', ({ asked, chosen }) => {
    expect(choose('only', asked, all)).toEqual({ chosen, wrong: [] })
  })
})

describe('what nothing is called', () => {
  test.each([
    { asked: 'rejected', words: '"rejected"' },
    { asked: 'paid,rejected,Paid', words: '"rejected" or "Paid"' },
    { asked: '', words: '""' },
    { asked: 'paid,', words: '""' },
  ])('is said of "$asked"', ({ asked, words }) => {
    const known = '"approved", "approved by two", "paid", "paid, nobody asked"'
    const sentence = `--only: nothing is called ${words}; there is ${known}`
    expect(choose('only', asked, all).wrong).toEqual([sentence])
  })

  test('is said where there is nothing to choose from', () => {
    expect(choose('only', 'paid', [])).toEqual({
      chosen: [],
      wrong: ['--only: nothing is called "paid"; there is nothing to choose from'],
    })
  })
})
