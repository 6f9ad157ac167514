// How the books stand, as they were last looked at.

import { dateMinute } from '#browser/format/format.ts'
import { Skeleton } from '#ui/States.tsx'
import { Block } from '../parts/Board.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { overview as t } from '../words/overview.ts'
import { shell } from '../words/shell.ts'
import type { BooksStanding } from './books-standing.ts'

export function BooksBlock({ standing }: { readonly standing: readonly BooksStanding[] }) {
  return (
    <Block
      title={t.books}
      note={t.booksNote}
      width="third"
      link={{ to: '/ledger/checks', words: t.booksLink }}
    >
      {standing.length === 0 ? (
        <Skeleton lines={3} label={shell.loading} />
      ) : (
        <SmallTable
          label={t.books}
          rows={standing}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', title: t.booksWhat, cell: ({ name }) => t.booksNames[name] },
            {
              key: 'says',
              title: t.booksSays,
              cell: (one) => <Standing tone={one.tone}>{saysOf(one)}</Standing>,
            },
            {
              key: 'at',
              title: t.booksAt,
              cell: ({ at }) => (at === null ? '–' : dateMinute(at)),
            },
          ]}
        />
      )}
    </Block>
  )
}

export function saysOf({ name, tone, wrong, holding, all }: BooksStanding): string {
  if (tone === 'off') return t.booksNever
  if (name === 'checks') return wrong > 0 ? t.broken(wrong) : t.holding(holding, all)
  if (name === 'trial') return wrong > 0 ? t.unsound : t.sound
  if (tone === 'waits') return t.unanswered
  return wrong > 0 ? t.differences(wrong) : t.agrees
}
