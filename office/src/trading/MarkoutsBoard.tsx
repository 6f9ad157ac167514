// Where prices went one and five seconds after clients traded: by instrument, and over clients as a
// distribution.

import { plain } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { Markouts, MarkoutView } from '#contract/staff/trading.ts'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { Block, Board } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { shell } from '../words/shell.ts'
import { trading as t } from '../words/trading.ts'
import { useMarkouts } from './api.ts'
import { tradingTabs } from './trading-tabs.ts'

type Row = Markouts['instruments'][number]

function moved({ mean_bp, within_bp }: MarkoutView): string {
  if (mean_bp === null) return t.none
  const chance = within_bp === null ? '' : ` (${t.chance}${plain(within_bp, 2)})`
  return `${plain(mean_bp, 2)}${chance}`
}

const columns: readonly SmallColumn<Row>[] = [
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => <b>{symbol}</b> },
  { key: 'trades', title: t.trades, isNumber: true, cell: ({ after_5s }) => after_5s.trades },
  { key: 'one', title: t.after1, isNumber: true, cell: ({ after_1s }) => moved(after_1s) },
  { key: 'five', title: t.after5, isNumber: true, cell: ({ after_5s }) => moved(after_5s) },
]

type Part = { readonly name: string; readonly one: number; readonly five: number }

const partColumns: readonly SmallColumn<Part>[] = [
  { key: 'name', title: t.from, cell: ({ name }) => name },
  { key: 'one', title: t.clients1, isNumber: true, cell: ({ one }) => one },
  { key: 'five', title: t.clients5, isNumber: true, cell: ({ five }) => five },
]

function partsOf({ bounds_bp: bounds, after_1s, after_5s }: Markouts['clients']): Part[] {
  return after_1s.map((one, index) => {
    const bound = bounds[index]
    const name = bound === undefined ? t.over(bounds.at(-1) ?? 0) : t.below(bound)
    return { name, one, five: after_5s[index] ?? 0 }
  })
}

export function MarkoutsBoard() {
  const found = useMarkouts()
  const { data } = found
  return (
    <Board title={t.markoutsTab} tabs={tradingTabs}>
      {found.isPending && <Skeleton lines={8} label={shell.loading} />}
      {found.isLoadingError && (
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {data && (
        <>
          <Block title={t.markouts} note={t.markoutsNote(data.looked_at)} width="twoThirds">
            <p>{t.markoutsSay}</p>
            {data.instruments.length === 0 ? (
              <EmptyState>{t.noMarkouts}</EmptyState>
            ) : (
              <SmallTable
                label={t.markouts}
                columns={columns}
                rows={data.instruments}
                rowKey={({ symbol }) => symbol}
              />
            )}
          </Block>
          <Block title={t.clients} note={t.clientsNote(data.clients.least_trades)} width="third">
            <SmallTable
              label={t.clients}
              columns={partColumns}
              rows={partsOf(data.clients)}
              rowKey={({ name }) => name}
            />
          </Block>
        </>
      )}
    </Board>
  )
}
