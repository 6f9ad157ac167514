import { describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { coins } from '#kernel/coins.ts'
import { checkRules, whoCould } from './who-could.ts'

const member = (hasFactor: boolean, ...roles: StaffRole[]) => ({ hasFactor, roles })

describe('what takes two people', () => {
  const finance = [1, 2].map(() => member(true, 'finance'))
  const administrators = [1, 2, 3].map(() => member(true, 'administrator'))
  const ruleOf = (rule: string, members = [...finance, ...administrators]) =>
    checkRules(members, 'live').find((one) => one.rule === rule)

  test('is warned of where fewer than three could say yes, and only there', () => {
    expect(ruleOf('corrections')).toMatchObject({ could: finance, isFew: true })
    expect(ruleOf('roles')).toMatchObject({ could: administrators, isFew: false })
    const third = member(true, 'finance', 'support')
    const found = ruleOf('corrections', [...finance, third])
    expect(found).toMatchObject({ could: [...finance, third], isFew: false })
  })

  test('names the settings it is about', () => {
    expect(ruleOf('licence')?.settings).toEqual(['licence'])
    const parts = ['xpub', 'network'] as const
    expect(ruleOf('deposit_keys')?.settings).toEqual(
      parts.flatMap((part) => coins.map((coin) => `${coin}_${part}`)),
    )
    expect(ruleOf('corrections')?.settings).toEqual([])
  })

  test('counts, live, nobody without a second factor, and never an auditor', () => {
    const without = member(false, 'finance')
    expect(whoCould([without, ...finance], 'correction.decide', 'live')).toEqual(finance)
    expect(whoCould([without], 'correction.decide', 'sandbox')).toEqual([without])
    const auditors = [1, 2, 3].map(() => member(true, 'auditor'))
    expect(checkRules(auditors, 'sandbox').every(({ could }) => could.length === 0)).toBe(true)
  })
})
