// A power that no use case asks for would be a promise of the table alone.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { powers } from '#server/install/operators/powers.ts'
import { filesIn } from './sources.ts'

const useCases = filesIn('.', 'server/src')
  .filter((file) => !/\.test\.ts$|operators\/powers\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

test.each(Object.keys(powers))('%s is asked for by a use case', (action) => {
  expect(useCases.filter((text) => text.includes(`'${action}'`))).not.toEqual([])
})
