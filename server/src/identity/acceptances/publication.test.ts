import { describe, expect, it } from 'vitest'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import { legalTexts } from '#contract/public/legal-versions.ts'
import { millis } from '#kernel/time.ts'
import {
  decidePublications,
  followPublications,
  type Publication,
  periodsOf,
  type Texts,
} from './publication.ts'

const changes = { en: 'Fees are named.', nl: 'Kosten worden genoemd.' }
const { terms } = legalTexts
const withOnly = (...versions: Texts['terms']['versions']): Texts => ({
  ...legalTexts,
  terms: { ...terms, versions },
})
const first = { version: '2026-11-21', changes: null }
const second = { version: '2026-11-22', changes }
const again = { version: '2026-11-22-2', changes }

const at = (year: number, month: number, date: number) =>
  millis(Date.UTC(year, month - 1, date, 15))
const published = (version: string, effectiveFrom: string): Publication => {
  return { text: 'terms', version, publishedAt: at(2026, 11, 21), effectiveFrom }
}
const ofTerms = (known: readonly Publication[], now: number, texts: Texts) =>
  decidePublications(known, millis(now), texts)
    .filter(({ text }) => text === 'terms')
    .map(({ version, effectiveFrom, isAmendment }) => [version, effectiveFrom, isAmendment])

describe('an install that publishes', () => {
  it('for the first time publishes the newest of each, which binds at once', () => {
    const now = at(2026, 11, 25)
    expect(ofTerms([], now, withOnly(first, second))).toEqual([['2026-11-22', '2026-11-25', false]])
    expect(decidePublications([], now).map(({ text }) => text)).toEqual(legalTextIds)
  })

  it('later gives thirty days of notice, however long ago the version was written', () => {
    const known = [published('2026-11-21', '2026-11-21')]
    const texts = withOnly(first, second, again)
    expect(ofTerms(known, at(2027, 3, 1), texts)).toEqual([
      ['2026-11-22', '2027-03-31', true],
      ['2026-11-22-2', '2027-03-31', true],
    ])
    expect(ofTerms([published('2026-11-22', '2026-11-22')], at(2027, 3, 1), texts)).toEqual([
      ['2026-11-22-2', '2027-03-31', true],
    ])
  })

  it('publishes nothing twice, and nothing again that it passed over', () => {
    const known = [published('2026-11-22-2', '2026-11-25')]
    expect(ofTerms(known, at(2027, 3, 1), withOnly(first, second, again))).toEqual([])
  })
})

describe('a cell that is not home', () => {
  const texts = withOnly(first, second, again)
  const ofHome = [published('2026-11-21', '2026-11-21'), published('2026-11-22', '2026-12-22')]
  const followed = (known: readonly Publication[], from: readonly Publication[]) =>
    followPublications(known, from, texts).map(({ version, effectiveFrom, isAmendment }) => {
      return [version, effectiveFrom, isAmendment]
    })

  it('publishes what home did, from the same day on', () => {
    expect(followed([], ofHome)).toEqual([
      ['2026-11-21', '2026-11-21', false],
      ['2026-11-22', '2026-12-22', false],
    ])
  })

  it('tells its clients of what home published since', () => {
    expect(followed(ofHome.slice(0, 1), ofHome)).toEqual([['2026-11-22', '2026-12-22', true]])
    expect(followed(ofHome, ofHome)).toEqual([])
  })

  it('publishes nothing by itself, and nothing that it has no words of', () => {
    expect(followed(ofHome, [])).toEqual([])
    expect(followed(ofHome, [...ofHome, published('2027-01-01', '2027-02-01')])).toEqual([])
  })
})

describe('the time of a version', () => {
  const text = withOnly(first, second, again).terms
  const told = (known: readonly Publication[], today: string) =>
    periodsOf(text, known, today).map(({ version, effectiveFrom, effectiveUntil, state }) =>
      [version, effectiveFrom, effectiveUntil, state].join(' '),
    )
  const known = [published('2026-11-21', '2026-11-21'), published('2026-11-22', '2026-12-22')]

  it('ends on the day from which a later one binds', () => {
    expect(told(known, '2026-12-21').slice(0, 2)).toEqual([
      '2026-11-21 2026-11-21 2026-12-22 in_force',
      '2026-11-22 2026-12-22  coming',
    ])
    expect(told(known, '2026-12-22').slice(0, 2)).toEqual([
      '2026-11-21 2026-11-21 2026-12-22 former',
      '2026-11-22 2026-12-22  in_force',
    ])
  })

  it('is none where it was replaced before the install began', () => {
    expect(told([published('2026-11-22-2', '2026-11-25')], '2026-11-25')).toEqual([
      '2026-11-21   former',
      '2026-11-22   former',
      '2026-11-22-2 2026-11-25  in_force',
    ])
  })
})
