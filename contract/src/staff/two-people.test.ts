import { expect, test } from 'vitest'
import { pairedActions } from './powers.ts'
import { twoPersonRuleNames, twoPersonRules } from './two-people.ts'

test('every power that takes two people is in a rule that staff can read', () => {
  const named = twoPersonRuleNames.map((rule) => twoPersonRules[rule])
  expect([...new Set(named)].toSorted()).toEqual(pairedActions.toSorted())
})
