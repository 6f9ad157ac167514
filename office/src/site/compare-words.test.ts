import { expect, test } from 'vitest'
import { comparedWords } from './compare-words.ts'
import { linesOf } from './text-lines.ts'

test('words that came and went are told apart from what stayed', () => {
  const pieces = comparedWords(['We pay in five days.'], ['We pay in three working days.'])
  const all = (...kinds: string[]) =>
    pieces.flatMap(({ is, text }) => (kinds.includes(is) ? text : [])).join('')
  expect(all('same', 'removed')).toBe('We pay in five days.')
  expect(all('same', 'added')).toBe('We pay in three working days.')
  expect([all('removed'), all('added')]).toEqual(['five', 'threeworking '])
  expect(comparedWords(['The same.'], ['The same.'])).toEqual([{ is: 'same', text: 'The same.' }])
})

test('what did not change is cut short on the side where nothing changed', () => {
  const long = 'word '.repeat(400).trim()
  const [first, , , last] = comparedWords([long, 'one', long], [long, 'two', long])
  expect(first?.text).toMatch(/^\n\[…\]\n.*word\n$/s)
  expect(last?.text).toMatch(/^\nword.*\n\[…\]\n$/s)
  expect(`${first?.text}${last?.text}`.length).toBeLessThan(400)
})

test('a page is read as its headings, paragraphs, items and rows, without what stands around it', () => {
  const page = new DOMParser().parseFromString(
    `<h1>Terms</h1><article><p>Version of today.</p>
     <section><h2>In short</h2><ul><li><p>One  thing.</p></li></ul></section>
     <section><h2>Fees</h2><p>A <b>fee</b>.</p><table><tr><td>1</td><td>2</td></tr></table></section>
     <section><h2 id="versions">All versions</h2><p>Others.</p></section></article>`,
    'text/html',
  )
  expect(linesOf(page)).toEqual(['In short', 'One thing.', 'Fees', 'A fee.', '12'])
})
