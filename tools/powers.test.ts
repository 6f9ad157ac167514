// A power that neither a use case nor a call asks for would be a promise of the table alone.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { powers } from '#contract/staff/powers.ts'
import { filesIn } from './sources.ts'

const asking = [...filesIn('.', 'server/src'), ...filesIn('.', 'contract/src/staff')]
  .filter((file) => !/\.test\.ts$|staff\/(powers|two-people)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

test.each(Object.keys(powers))('%s is asked for', (action) => {
  expect(asking.filter((text) => text.includes(`'${action}'`))).not.toEqual([])
})
