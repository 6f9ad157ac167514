// @vitest-environment node
// The articles of the help: what they lead to is there, in every language they are the same ones,
// and no figure stands in them, since figures change and are told by claims.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/shared/languages.ts'
import { type Block, type LongText, plain, readText, type Words } from '../../lib/text/text.ts'
import { paths } from '../../site/pages.ts'
import { holdsAll } from './holds-all.ts'

const facts = { isSandbox: true, names: { complaints: 'us' }, operator: [] } as const
const read = (folder: string) =>
  readText(readFileSync(join(import.meta.dirname, folder, 'articles.md'), 'utf8'), facts)
const english = read('')
const others = languages
  .filter((language) => language !== 'en')
  .map((one) => [one, read(one)] as const)

/** Besides those of the public site. */
const elsewhere = ['/auth/signin', '/chat', '/user/home?tour=1']

function wordsOf(text: LongText): Words[] {
  return [
    ...text.summary,
    ...text.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsIn)]),
  ]
}

function wordsIn(block: Block): Words[] {
  switch (block.kind) {
    case 'list':
      return [...block.items]
    case 'figures':
      return block.figures.flatMap(({ term, meaning }) => [term, meaning])
    case 'table':
      return [...block.head, ...block.rows.flat()]
    default:
      return [block.words]
  }
}

const linksOf = (text: LongText) =>
  wordsOf(text)
    .flat()
    .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))

describe.each([['en', english] as const, ...others])('in %s', (_, text) => {
  it('every link leads somewhere', () => {
    expect(linksOf(text).filter((to) => ![...paths, ...elsewhere].includes(to))).toEqual([])
    expect(linksOf(text).length).toBeGreaterThan(12)
  })

  it('no figure stands in it', () => {
    const said = wordsOf(text).map(plain)
    expect(said.filter((words) => /\d/.test(words))).toEqual([])
  })
})

it.each(others)('%s has the same articles, which lead to the same places', (_, text) => {
  const shapeOf = ({ sections }: LongText) =>
    sections.map(({ id, blocks }) => [id, blocks.map(({ kind }) => kind)])
  expect(shapeOf(text)).toEqual(shapeOf(english))
  expect(linksOf(text)).toEqual(linksOf(english))
})

it.each([
  ['How do I withdraw money?', 'withdr', true],
  ['How do I withdraw money?', 'draw', false],
  ['How do I withdraw money?', 'MONEY how', true],
  ['Je kunt een opname annuleren', 'opname stop', false],
  ['Eén artikel', 'een', true],
  ['出金を取り消す', '取り消', true],
  ['Anything', '   ', true],
])('in %j it finds %j: %s', (text, words, is) => {
  expect(holdsAll(text, words)).toBe(is)
})
