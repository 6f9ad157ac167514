// Where the newest prices come from, and how old they are.

import { howLong } from '#browser/i18n/how-long.ts'
import type { ComparedSource } from '#contract/public/compared-sources.ts'
import type { SourceStatus, StatusView } from '#contract/public/status.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { sourceName } from '../../lib/price/SourceTag.tsx'
import { sourceInFull } from '../../lib/price/source-in-full.ts'
import { Passage } from '../../lib/site/Passage.tsx'
import { Lead } from './Lead.tsx'

type Shown = Pick<StatusView, 'sources' | 'compared'>

export function Sources({ sources, compared }: Shown) {
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
      <Lead of="prices" />
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
      {compared.length > 0 && <Compared compared={compared} />}
    </Passage>
  )
}

/** Where a price is made of several sources: each of them. */
function Compared({ compared }: Pick<StatusView, 'compared'>) {
  const { prices: words } = t.status
  const columns: readonly Column<ComparedSource>[] = [
    { key: 'name', title: words.source, cell: ({ name }) => sourceName(name) },
    {
      key: 'connected',
      title: words.connection,
      cell: ({ is_connected: isUp }) => (
        <Tag tone={isUp ? 'good' : 'bad'}>{isUp ? words.connected : words.notConnected}</Tag>
      ),
    },
    {
      key: 'used',
      title: words.used,
      isNumber: true,
      cell: ({ used, instruments }) => words.usedOf(used, instruments),
    },
    {
      key: 'off',
      title: words.furthest,
      isNumber: true,
      isWide: true,
      cell: ({ furthest_bp: far }) => words.percent(far / 100),
    },
  ]
  return (
    <>
      <Lead of="compared" />
      <DataTable
        label={words.compared}
        columns={columns}
        rows={compared}
        rowKey={({ name }) => name}
      />
    </>
  )
}
