import { describe, expect, it } from 'vitest'
import { areaIds, statementIds } from '#contract/public/claims.ts'
import { day, later, millis } from '#kernel/time.ts'
import {
  type Attestation,
  mayExpireOn,
  type RegisteredClaim,
  shownMeasurement,
  shownStatement,
} from './claim.ts'
import { register } from './register.ts'

const at = millis(Date.UTC(2026, 10, 21, 12))

const measured = (minimum: number, windowMs: number | null = null): RegisteredClaim => ({
  id: 'loss_share',
  says: 'Counted.',
  source: { kind: 'query', windowMs, minimum },
})

const attested = (isLiveOnly = false): RegisteredClaim => ({
  id: 'founded',
  says: 'Stated.',
  source: { kind: 'attestation', isLiveOnly },
})

const statement: Attestation = {
  id: '019aa000-0000-7000-8000-000000000001',
  claim: 'founded',
  value: '2018',
  attestedBy: 'A. Jansen, director',
  document: 'extract.pdf',
  documentSha256: 'ab'.repeat(32),
  attestedAt: at,
  expiresOn: '2026-12-31',
}

describe('a measured claim', () => {
  it('is shown from its minimum on, never before', () => {
    expect(shownMeasurement(measured(100), { value: 0.7, count: 99, at })).toBeUndefined()
    expect(shownMeasurement(measured(100), undefined)).toBeUndefined()
    expect(shownMeasurement(measured(100), { value: 0.7, count: 100, at })).toMatchObject({
      value: 0.7,
      source: { count: 100, minimum: 100 },
    })
  })

  it('tells its window', () => {
    expect(shownMeasurement(measured(1, day), { value: 3, count: 3, at })?.source).toMatchObject({
      window_from: '2026-11-20T12:00:00.000Z',
      window_to: '2026-11-21T12:00:00.000Z',
    })
    expect(shownMeasurement(measured(1), { value: 3, count: 3, at })?.source).toMatchObject({
      window_from: null,
    })
  })
})

describe('an attested claim', () => {
  const sandbox = (now: typeof at) => ({ now, installMode: 'sandbox' as const })

  it('is shown through its last day', () => {
    const last = millis(Date.UTC(2026, 11, 31, 23, 59, 59, 999))
    const shown = shownStatement(attested(), [statement], sandbox(last))
    expect(shown).toMatchObject({
      value: '2018',
      source: { attested_by: 'A. Jansen, director', expires_on: '2026-12-31T23:59:59.999Z' },
    })
    expect(shownStatement(attested(), [statement], sandbox(later(last, 1)))).toBeUndefined()
  })

  it('is the newest of those that run', () => {
    const newer = { ...statement, value: '2019', attestedAt: later(at, 1) }
    const ended = { ...statement, value: '1999', attestedAt: later(at, 2), expiresOn: '2026-11-20' }
    expect(shownStatement(attested(), [statement, newer, ended], sandbox(at))?.value).toBe('2019')
  })

  it('is of its own claim only', () => {
    const other = { ...statement, claim: 'licensed' }
    expect(shownStatement(attested(), [other], sandbox(at))).toBeUndefined()
  })

  it('that speaks of real money is not shown in a sandbox', () => {
    expect(shownStatement(attested(true), [statement], sandbox(at))).toBeUndefined()
    const live = { now: at, installMode: 'live' as const }
    expect(shownStatement(attested(true), [statement], live)).toBeDefined()
  })

  it('ends within 400 days', () => {
    expect(mayExpireOn('2026-11-21', at)).toBe(true)
    expect(mayExpireOn('2026-11-20', at)).toBe(false)
    expect(mayExpireOn('2027-12-26', at)).toBe(true)
    expect(mayExpireOn('2027-12-27', at)).toBe(false)
    expect(mayExpireOn('2026-13-01', at)).toBe(false)
    expect(mayExpireOn('tomorrow', at)).toBe(false)
  })
})

describe('the register', () => {
  it('has every claim that pages can name, once', () => {
    expect(register.map(({ id }) => id).sort()).toEqual([...statementIds, ...areaIds].sort())
  })
})
