// Small lists in the forms of the two authorities, and files that are neither.

import { describe, expect, test } from 'vitest'
import { europeSample, ofacSample } from '#test/screening-lists.ts'
import { parseEurope } from './europe.ts'
import { parseOfac } from './ofac.ts'

function parsed<T>(reading: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

describe('the list of the United States', () => {
  test('has people with all their names and births, and neither firms nor ships', () => {
    expect(parsed(parseOfac(ofacSample()))).toEqual({
      kind: 'ofac_sdn',
      version: '2026-11-20',
      people: [
        {
          ref: '101',
          names: ['Ivan TESTOV', 'Iwan TESTOW & Sons'],
          born: '12 Mar 1961; circa 1962',
        },
        { ref: '103', names: ['MONONYM'], born: '' },
      ],
    })
  })

  test.each([
    ['cut off', ofacSample().slice(0, -20)],
    ['another list', '<other><a/></other>'],
    ['no XML', 'uid;name'],
    ['tags that cross', '<sdnList><a><b></a></b></sdnList>'],
    ['an entity of its own', ofacSample().replace('TESTOV', '&boom;')],
    [
      'a document type',
      `<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${ofacSample().replace('TESTOV', '&b;')}`,
    ],
    ['no day', ofacSample().replace('11/20/2026', 'soon')],
    ['too deep', `<sdnList>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</sdnList>`],
    ['too long a text', ofacSample().replace('TESTOV', 'x'.repeat(30_000))],
  ])('is not: %s', (_, file) => {
    expect(parsed(parseOfac(file))).toBeUndefined()
  })
})

describe('the list of the European Union', () => {
  test.each(['1.1', '1.0'] as const)('in version %s has people with all their names', (version) => {
    expect(parsed(parseEurope(europeSample(version)))).toEqual({
      kind: 'eu_consolidated',
      version: '2026-11-19',
      people: [
        { ref: '7', names: ['Anna Probnaja', 'Анна "Пробная"; Anna'], born: '1970-02-03' },
        { ref: '9', names: ['Karl Beispiel'], born: '' },
      ],
    })
  })

  test.each([
    ['empty', ''],
    ['another head', 'a;b;c\n1;2;3\n'],
    ['nobody on it', `${europeSample('1.1').split('\n')[0]}\n`],
    ['a quote that does not end', europeSample('1.1').replace('Karl', '"Karl')],
    ['a quote in a cell', europeSample('1.1').replace('Karl', 'Ka"rl')],
    ['no day', europeSample('1.1').replaceAll('19/11/2026', '')],
  ])('is not: %s', (_, file) => {
    expect(parsed(parseEurope(file))).toBeUndefined()
  })
})
