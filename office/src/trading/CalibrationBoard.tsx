// Whether trades of thirty days won as often as they were priced to.

import { date, duration, percent } from '#browser/format/format.ts'
import type { SeenCalibration } from '#contract/staff/trading.ts'
import { EmptyState } from '#ui/States.tsx'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { calibration as t } from '../words/calibration.ts'
import { trading } from '../words/trading.ts'
import { useCalibration } from './api.ts'
import { tradingTabs } from './trading-tabs.ts'

type Line = SeenCalibration['lines'][number]
type Tenth = SeenCalibration['tenths'][number]
type Share = Omit<Tenth, 'from'>

const shown = (share: number) => percent(share, 1)

const shareColumns: readonly SmallColumn<Share>[] = [
  { key: 'trades', title: t.trades, isNumber: true, cell: ({ trades }) => trades },
  { key: 'apart', title: t.independent, isNumber: true, cell: ({ independent }) => independent },
  { key: 'mean', title: t.meanPriced, isNumber: true, cell: ({ priced }) => shown(priced) },
  { key: 'seen', title: t.seen, isNumber: true, cell: ({ seen }) => <b>{shown(seen)}</b> },
  {
    key: 'interval',
    title: t.interval,
    isNumber: true,
    cell: ({ low, high }) => t.between(shown(low), shown(high)),
  },
  { key: 'says', title: t.verdict, cell: (share) => <Verdict isAsPriced={share.is_as_priced} /> },
]

const tenthColumns: readonly SmallColumn<Tenth>[] = [
  {
    key: 'from',
    title: t.priced,
    cell: ({ from }) => t.pricedFrom(percent(from, 0), percent(from + 0.1, 0)),
  },
  ...shareColumns,
]

const lineColumns: readonly SmallColumn<Line>[] = [
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => <b>{symbol}</b> },
  { key: 'duration', title: t.duration, cell: (line) => duration(line.duration) },
  ...shareColumns,
]

export function CalibrationBoard() {
  const found = useCalibration()
  return (
    <Board title={trading.title} tabs={tradingTabs}>
      <Found query={found}>
        {({ since, lines, tenths }) => (
          <>
            <Block title={t.byPrice} note={t.since(date(since))} width="full">
              <p>{t.says}</p>
              {tenths.length === 0 ? (
                <EmptyState>{t.none}</EmptyState>
              ) : (
                <SmallTable
                  label={t.byPrice}
                  columns={tenthColumns}
                  rows={tenths}
                  rowKey={({ from }) => String(from)}
                />
              )}
            </Block>
            {lines.length > 0 && (
              <Block title={t.byLine} note={t.since(date(since))} width="full">
                <SmallTable
                  label={t.byLine}
                  columns={lineColumns}
                  rows={lines.toSorted(mostFirst)}
                  rowKey={(line) => `${line.symbol} ${line.duration}`}
                />
              </Block>
            )}
          </>
        )}
      </Found>
    </Board>
  )
}

/** What says most comes first. */
function mostFirst(a: Line, b: Line): number {
  return b.independent - a.independent
}

function Verdict({ isAsPriced }: { isAsPriced: boolean | null }) {
  if (isAsPriced === null) return <Standing tone="off">{t.few}</Standing>
  return isAsPriced ? (
    <Standing tone="good">{t.asPriced}</Standing>
  ) : (
    <Standing tone="bad">{t.off}</Standing>
  )
}
