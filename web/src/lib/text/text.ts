// A long text, legal or of the help, as it is written, a file of plain words (`terms.md`), and as
// it is read here: parts that a page can be drawn from. The words use a little Markdown:
//
//   - words              first of all: what the text says in short; later: a list
//   ## Heading {#id}     a section; the id is its address and stays when the heading changes
//   | a | b |            a table, its head first; before it, where there is one, `Table: caption`
//   > words              a warning
//   term, then `: words` a figure and what it is
//   {sandbox} words      a paragraph for installs without real money; {live}: with it
//   {operator block}     who the operator is and how they are reached
//
// Within words: `**strong**`, `[words](/path)`, and names in braces that stand for what the
// settings say, such as `{brand}`.

export type LongText = {
  /** "In short", above the sections and as binding as they are. */
  readonly summary: readonly Words[]
  readonly sections: readonly Section[]
}

export type Section = {
  readonly id: string
  readonly heading: Words
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'paragraph' | 'warning'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
  | Table

export type Figure = { readonly term: Words; readonly meaning: Words }

export type Table = {
  readonly kind: 'table'
  readonly caption: Words | null
  readonly head: readonly Words[]
  readonly rows: readonly (readonly Words[])[]
}

export type Words = readonly Piece[]

type Piece =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

/** What a text says of the install. */
export type Facts = {
  readonly isSandbox: boolean
  /** What each name in braces stands for; it may have links of its own. */
  readonly names: Readonly<Record<string, string>>
  readonly operator: readonly (readonly [term: string, meaning: string])[]
}

export function readText(source: string, facts: Facts): LongText {
  const [summary = '', ...sections] = source.trim().split(/^## /m)
  return {
    summary: itemsOf(summary.trim()).map((item) => wordsOf(item, facts)),
    sections: sections.map((section) => readSection(section, facts)),
  }
}

function readSection(source: string, facts: Facts): Section {
  const [first = '', ...blocks] = source.trim().split(/\n\n+/)
  const [, heading, id] = /^(.+) \{#([a-z-]+)\}$/.exec(first) ?? []
  if (!heading || !id) throw new Error(`not a heading: ${first}`)
  return {
    id,
    heading: wordsOf(heading, facts),
    blocks: blocks.flatMap((block) => readBlock(block, facts)),
  }
}

/** None where the block is for another kind of install. */
function readBlock(source: string, facts: Facts): readonly Block[] {
  const words = (text: string) => wordsOf(text, facts)
  if (source === '{operator block}') {
    const figures = facts.operator.map(([term, meaning]) => ({
      term: words(term),
      meaning: words(meaning),
    }))
    return [{ kind: 'figures', figures }]
  }
  if (source.startsWith('- ')) return [{ kind: 'list', items: itemsOf(source).map(words) }]
  if (/^(Table: |\|)/.test(source)) return [readTable(source, words)]
  if (/^.+\n: /.test(source)) return [{ kind: 'figures', figures: readFigures(source, words) }]
  if (source.startsWith('> ')) {
    return [{ kind: 'warning', words: words(source.replace(/^> /gm, '')) }]
  }
  const [, mode, rest] = /^\{(sandbox|live)\} (.+)$/s.exec(source) ?? []
  if (mode !== undefined && (mode === 'sandbox') !== facts.isSandbox) return []
  return [{ kind: 'paragraph', words: words(rest ?? source) }]
}

function itemsOf(list: string): string[] {
  return list.split(/^- /m).slice(1)
}

type ToWords = (text: string) => Words

function readFigures(source: string, words: ToWords): Figure[] {
  return source.split(/\n(?=[^:\s])/).map((figure) => {
    const [term = '', meaning = ''] = figure.split('\n: ')
    return { term: words(term), meaning: words(meaning) }
  })
}

function readTable(source: string, words: ToWords): Table {
  const lines = source.split('\n')
  const caption = /^Table: (.+)$/.exec(lines[0] ?? '')?.[1]
  const [head = [], rule = [], ...rows] = lines.slice(caption === undefined ? 0 : 1).map(cellsOf)
  const isEven = [rule, ...rows].every((row) => row.length === head.length)
  if (!isEven || !rule.every((cell) => cell === '---')) throw new Error(`not a table: ${source}`)
  return {
    kind: 'table',
    caption: caption === undefined ? null : words(caption),
    head: head.map(words),
    rows: rows.map((row) => row.map(words)),
  }
}

function cellsOf(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.trim())
  return cells.slice(1, -1)
}

/** Names are filled in first, since what they stand for may have links. */
function wordsOf(text: string, { names }: Facts): Words {
  const filled = text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const meaning = names[name]
    if (meaning === undefined) throw new Error(`nothing stands for {${name}}`)
    return meaning
  })
  const flat = filled.replace(/\s+/g, ' ').trim()
  return flat.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/).flatMap(pieceOf)
}

function pieceOf(source: string): Piece[] {
  if (source === '') return []
  const [, strong] = /^\*\*(.+)\*\*$/.exec(source) ?? []
  if (strong !== undefined) return [{ kind: 'strong', text: strong }]
  const [, text, to] = /^\[(.+)\]\((.+)\)$/.exec(source) ?? []
  if (text !== undefined && to !== undefined) return [{ kind: 'link', text, to }]
  return [{ kind: 'plain', text: source }]
}

/** The words without their looks. */
export function plain(words: Words): string {
  return words.map(({ text }) => text).join('')
}
