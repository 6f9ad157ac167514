import { describe, expect, it } from 'vitest'
import { type Facts, plain, readText } from './text.ts'

const facts: Facts = {
  isSandbox: true,
  names: { brand: 'Truestrike', support: 'us, on the [contact page](/contact-us)' },
  operator: [['Operator', 'Not named.']],
}

const source = `
- One, which goes
  on.
- Two.

## A {brand} heading {#first}

Words that are **strong**, and a [link
here](/legal#law).

{sandbox} Play money.

{live} Real money.

{operator block}

## Another {#second}

Write to {support}.

- a
- b

Term
: its meaning,
  at length
Other term
: other meaning

Table: What is what
| Left | Right |
| --- | --- |
| a | **b** |

> Careful
> now.
`

describe('a text', () => {
  const text = readText(source, facts)
  const [first, second] = text.sections

  it('begins with what it says in short', () => {
    expect(text.summary.map(plain)).toEqual(['One, which goes on.', 'Two.'])
  })

  it('has sections with addresses', () => {
    expect(first?.id).toBe('first')
    expect(plain(first?.heading ?? [])).toBe('A Truestrike heading')
    expect(second?.id).toBe('second')
  })

  it('has strong words and links', () => {
    expect(first?.blocks[0]).toEqual({
      kind: 'paragraph',
      words: [
        { kind: 'plain', text: 'Words that are ' },
        { kind: 'strong', text: 'strong' },
        { kind: 'plain', text: ', and a ' },
        { kind: 'link', text: 'link here', to: '/legal#law' },
        { kind: 'plain', text: '.' },
      ],
    })
  })

  it('says only what holds for the kind of install', () => {
    const said = (isSandbox: boolean) => JSON.stringify(readText(source, { ...facts, isSandbox }))
    expect(said(true)).toContain('Play money.')
    expect(said(true)).not.toContain('Real money.')
    expect(said(false)).toContain('Real money.')
    expect(said(false)).not.toContain('Play money.')
  })

  it('names the operator', () => {
    expect(first?.blocks.at(-1)).toEqual({
      kind: 'figures',
      figures: [
        {
          term: [{ kind: 'plain', text: 'Operator' }],
          meaning: [{ kind: 'plain', text: 'Not named.' }],
        },
      ],
    })
  })

  it('has links in what names stand for', () => {
    expect(second?.blocks[0]).toMatchObject({
      words: [{}, { kind: 'link', text: 'contact page', to: '/contact-us' }, {}],
    })
  })

  it('has lists, figures, tables and warnings', () => {
    const [, list, figures, table, warning] = second?.blocks ?? []
    expect(list).toMatchObject({ kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] })
    expect(figures).toMatchObject({
      figures: [
        { meaning: [{ text: 'its meaning, at length' }] },
        { term: [{ text: 'Other term' }] },
      ],
    })
    expect(table).toMatchObject({
      kind: 'table',
      caption: [{ text: 'What is what' }],
      head: [[{ text: 'Left' }], [{ text: 'Right' }]],
      rows: [[[{ text: 'a' }], [{ kind: 'strong', text: 'b' }]]],
    })
    expect(warning).toMatchObject({ kind: 'warning', words: [{ text: 'Careful now.' }] })
  })

  it.each([
    ['a heading without an address', '## Heading\n\nWords.'],
    ['a name that stands for nothing', '## Heading {#id}\n\nAsk {somebody}.'],
    ['a table with a cell missing', '## Heading {#id}\n\n| a | b |\n| --- | --- |\n| a |'],
    ['a table without a rule', '## Heading {#id}\n\n| a | b |\n| a | b |'],
  ])('does not pass %s over', (_, wrong) => {
    expect(() => readText(`- Short.\n\n${wrong}\n`, facts)).toThrow()
  })
})
