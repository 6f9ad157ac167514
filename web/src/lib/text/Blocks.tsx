// The blocks of a section of a text.

import css from './Blocks.module.css'
import { type Block, plain, type Table, type Words as WordsOfText } from './text.ts'
import { Words } from './Words.tsx'

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockOf key={keyOf(block)} block={block} />)
}

function BlockOf({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      )
    case 'warning':
      return (
        <p className={css.warning}>
          <Words words={block.words} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={plain(item)}>
              <Words words={item} />
            </li>
          ))}
        </ul>
      )
    case 'figures':
      return (
        <dl>
          {block.figures.map(({ term, meaning }) => (
            <div key={plain(term)}>
              <dt>
                <Words words={term} />
              </dt>
              <dd>
                <Words words={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <TableOf table={block} />
  }
}

function TableOf({ table: { caption, head, rows } }: { readonly table: Table }) {
  return (
    <table>
      {caption !== null && (
        <caption>
          <Words words={caption} />
        </caption>
      )}
      <thead>
        <tr>{head.map((cell) => cellOf(cell, 'col'))}</tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...rest]) => (
          <tr key={plain(first)}>
            {cellOf(first, 'row')}
            {rest.map((cell, column) => (
              <td key={plain(head[column + 1] ?? [])}>
                <Words words={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellOf(words: WordsOfText, scope: 'col' | 'row') {
  return (
    <th key={plain(words)} scope={scope}>
      <Words words={words} />
    </th>
  )
}

function keyOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(plain).join()
    case 'figures':
      return block.figures.map(({ term }) => plain(term)).join()
    case 'table':
      return block.head.map(plain).join()
    default:
      return plain(block.words)
  }
}
