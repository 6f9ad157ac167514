import { expect, test } from 'vitest'
import { shownOf } from './setting-text.ts'

test.each([
  ['null', ''],
  ['"Nova"', 'Nova'],
  ['0', '0'],
  ['false', 'no'],
  ['["NL","BE"]', 'NL, BE'],
  ['{"unverified":2000,"verified":100000}', /^Without documents, \$: 2000; .*: 100000$/],
  [
    '{"btc":{"least":1,"most":2,"fee":0},"eth":null}',
    /^Bitcoin: Least, \$: 1; .*Ethereum: not set$/,
  ],
])('%s is read as %s', (json, shown) => {
  expect(shownOf(json)).toEqual(shown instanceof RegExp ? expect.stringMatching(shown) : shown)
})
