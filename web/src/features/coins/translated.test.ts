// @vitest-environment node
// Words about coins in each language: the parts of the English ones, and no figure, which would
// stand on the page without a source.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/shared/languages.ts'
import type { CoinText } from './coin-text.ts'

const files = ['bitcoin', 'bitcoin-cash', 'litecoin', 'ethereum', 'ripple']
const others = languages.filter((language) => language !== 'en')

async function read(folder: string, file: string): Promise<CoinText> {
  const { href } = pathToFileURL(join(import.meta.dirname, folder, `${file}.ts`))
  const [text] = Object.values(await import(href)) as CoinText[]
  if (!text) throw new Error(`${href} has no text`)
  return text
}

const wordsOf = ({ title, description, lead, sections }: CoinText) => [
  ...[title, description, lead],
  ...sections.flatMap((section) => [section.title, ...section.paragraphs]),
]

describe.each(others)('in %s', (language) => {
  it.each(files)('%s', async (file) => {
    const [own, english] = [await read(language, file), await read('', file)]
    const shapeOf = ({ sections }: CoinText) => sections.map(({ paragraphs }) => paragraphs.length)
    expect(shapeOf(own)).toEqual(shapeOf(english))
    expect(own.name).toBe(english.name)
    expect(wordsOf(own).filter((words) => /\p{N}|%/u.test(words))).toEqual([])
    expect(wordsOf(own).filter((words) => wordsOf(english).includes(words))).toEqual([])
  })
})

it('no two pages of a language call themselves the same', async () => {
  for (const language of others) {
    const texts = await Promise.all(files.map((file) => read(language, file)))
    expect(new Set(texts.map(({ title }) => title)).size, language).toBe(files.length)
    expect(new Set(texts.map(({ description }) => description)).size, language).toBe(files.length)
  }
})
