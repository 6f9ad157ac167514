// A translation says what the English text says: the same sections, tables, links and figures.

import { describe, expect, it } from 'vitest'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import { config } from '../../lib/site/config.ts'
import { factsOf } from '../../lib/text/operator-facts.ts'
import { type LongText, readText } from '../../lib/text/text.ts'
import { texts as dutch, isInEnglish } from './nl/texts.ts'
import { texts as english } from './texts.ts'

const facts = factsOf({ ...config, brand: 'Truestrike', install_mode: 'live' })
const translated = legalTextIds.filter((id) => !isInEnglish(id))
const versions = translated.flatMap((id) =>
  Object.entries(english[id]).map(([version, source]) => ({
    id,
    version,
    english: source,
    dutch: dutch[id][version] ?? '',
  })),
)

function shapeOf({ summary, sections }: LongText) {
  return [
    summary.length,
    ...sections.map(({ id, blocks }) => [
      id,
      ...blocks.map((block) => {
        if (block.kind === 'list') return ['list', block.items.length]
        if (block.kind === 'figures') return ['figures', block.figures.length]
        return block.kind === 'table' ? ['table', block.rows.length, block.head.length] : block.kind
      }),
    ]),
  ]
}

/** Of both languages alike: "1,000.5" and "1.000,5" are 1000.5. */
function figuresOf(source: string, group: RegExp, decimal: string): readonly string[] {
  const plain = source.replace(group, '').replaceAll(decimal, '.')
  return (plain.match(/\d+(\.\d+)?/g) ?? []).sort()
}

it('the terms and the risk disclosure are translated', () => {
  expect(translated).toEqual(expect.arrayContaining(['terms', 'risk-disclosure']))
})

it('has every version in both languages', () => {
  for (const id of translated) expect(Object.keys(dutch[id])).toEqual(Object.keys(english[id]))
})

describe.each(versions)('$id of $version', ({ english, dutch }) => {
  it('has the same sections, lists and tables', () => {
    expect(shapeOf(readText(dutch, facts))).toEqual(shapeOf(readText(english, facts)))
  })

  it('leads to the same places and names the same names', () => {
    const named = (text: string) => (text.match(/\]\([^)]+\)|\{[^}]+\}/g) ?? []).sort()
    expect(named(dutch)).toEqual(named(english))
  })

  it('has the same figures', () => {
    const inEnglish = figuresOf(english, /(?<=\d),(?=\d{3})/g, '.')
    expect(figuresOf(dutch, /(?<=\d)\.(?=\d{3})/g, ',')).toEqual(inEnglish)
  })
})
