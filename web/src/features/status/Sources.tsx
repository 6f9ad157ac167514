// Where the newest prices come from, and how old they are.

import { howLong } from '#browser/i18n/how-long.ts'
import type { SourceStatus } from '#contract/public/status.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { sourceInFull } from '../../lib/price/source-in-full.ts'
import { Passage } from '../../lib/site/Passage.tsx'

export function Sources({ sources }: { sources: readonly SourceStatus[] }) {
  const { prices: words } = t.status
  const columns: readonly Column<SourceStatus>[] = [
    { key: 'name', title: words.source, cell: ({ name }) => sourceInFull(name) },
    {
      key: 'kind',
      title: words.kind,
      cell: ({ kind }) => (
        <Tag tone={kind === 'real' ? 'neutral' : 'warning'}>{words.kinds[kind]}</Tag>
      ),
    },
    {
      key: 'age',
      title: words.age,
      isNumber: true,
      cell: ({ age_ms }) => words.old(howLong(age_ms)),
    },
    {
      key: 'instruments',
      title: words.instruments,
      isNumber: true,
      isWide: true,
      cell: ({ instruments }) => instruments,
    },
  ]
  return (
    <Passage title={words.title}>
      <p>{words.lead}</p>
      {sources.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          label={words.label}
          columns={columns}
          rows={sources}
          rowKey={({ name }) => name}
        />
      )}
    </Passage>
  )
}
