import { describe, expect, it } from 'vitest'
import { newestVersion } from '#contract/public/legal-outlines.ts'
import { legalTexts } from '#contract/public/legal-versions.ts'
import {
  acceptedBySigningUp,
  hasAcceptedAll,
  required,
  type TextVersion,
  waiting,
} from './acceptance.ts'
import type { PublishedText, PublishedTexts } from './publication.ts'

const next = {
  version: '2027-01-10',
  effectiveFrom: '2027-02-09',
  changes: { en: 'Fees are named.', nl: 'Kosten worden genoemd.' },
}
const since = { effectiveFrom: '2026-11-21' }
const firstOf = (id: keyof PublishedTexts): PublishedText => {
  return { ...legalTexts[id], versions: [{ ...legalTexts[id].versions[0], ...since }] }
}
const only: PublishedTexts = {
  terms: firstOf('terms'),
  privacy: firstOf('privacy'),
  'risk-disclosure': firstOf('risk-disclosure'),
  'aml-policy': firstOf('aml-policy'),
  'payment-policy': firstOf('payment-policy'),
}
const terms = { ...only.terms, versions: [...only.terms.versions, next] }
const texts: PublishedTexts = { ...only, terms }

const names = (versions: readonly TextVersion[]) =>
  versions.map(({ text, version }) => `${text} ${version.version}`)
const first = ['terms 2026-11-21', 'privacy 2026-11-21', 'risk-disclosure 2026-11-21']
const acceptedFirst = {
  terms: '2026-11-21',
  privacy: '2026-11-21',
  'risk-disclosure': '2026-11-21',
}

describe('the versions', () => {
  it.each(Object.entries(legalTexts))(
    'of %s are days in order, each with what changed',
    (id, text) => {
      const days = text.versions.map(({ version }) => version)
      expect(days.filter((one) => !/^\d{4}-\d\d-\d\d(-[2-9])?$/.test(one))).toEqual([])
      expect(days).toEqual([...new Set(days)].sort())
      for (const [nr, { changes }] of text.versions.entries())
        expect(changes === null).toBe(nr === 0)
      expect(days).toContain(newestVersion(id as keyof PublishedTexts))
    },
  )

  it('in force on a day are required, of the texts that are accepted at all', () => {
    expect(names(required('2026-11-20', texts))).toEqual([])
    expect(names(required('2026-11-21', texts))).toEqual(first)
    expect(names(required('2027-02-08', texts))).toEqual(first)
    expect(names(required('2027-02-09', texts))[0]).toBe('terms 2027-01-10')
  })
})

describe('what waits', () => {
  it('is everything for who has accepted nothing, and nothing after signing up', () => {
    expect(names(waiting({}, '2026-11-21', only))).toEqual(first)
    const signedUp = acceptedBySigningUp('2027-01-20', texts)
    expect(names(signedUp)).toEqual([...first, 'terms 2027-01-10'])
    const has = Object.fromEntries(signedUp.map(({ text, version }) => [text, version.version]))
    expect(waiting(has, '2027-01-20', texts)).toEqual([])
    expect(waiting(has, '2027-02-09', texts)).toEqual([])
  })

  it('is told of before its day, and asked for from then on', () => {
    const before = waiting(acceptedFirst, '2027-02-08', texts)
    expect(before).toEqual([{ text: 'terms', version: next, isInForce: false }])
    expect(hasAcceptedAll(acceptedFirst, required('2027-02-08', texts))).toBe(true)
    const after = waiting(acceptedFirst, '2027-02-09', texts)
    expect(after).toEqual([{ text: 'terms', version: next, isInForce: true }])
    expect(hasAcceptedAll(acceptedFirst, required('2027-02-09', texts))).toBe(false)
  })
})
