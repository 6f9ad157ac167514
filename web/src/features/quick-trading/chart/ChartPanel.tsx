// The chart with its tools: intervals, looks, indicators, drawings, a picture, the whole screen.

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../../lib/i18n/i18n.ts'
import { useStream } from '../../../lib/stream/stream.ts'
import { useSeconds } from '../../../lib/stream/use-seconds.ts'
import { ratesQuery } from '../api.ts'
import page from '../QuickTrading.module.css'
import { choose, useTicket } from '../ticket.ts'
import { barsQuery } from './api.ts'
import { ChartIcon } from './ChartIcon.tsx'
import css from './ChartPanel.module.css'
import { DrawingBar } from './DrawingBar.tsx'
import { IndicatorMenu } from './IndicatorMenu.tsx'
import { Menu } from './Menu.tsx'
import {
  type ChartInterval,
  type Drawing,
  intervals,
  looks,
  type Setup,
  useSetup,
} from './setup.ts'
import { type ChartTool, TradingChart } from './TradingChart.tsx'

type Props = {
  readonly instrument: InstrumentView
  /** Where it is one of several; its tools are short then. */
  readonly isSmall?: boolean
  /** Where it is beside the first one. */
  readonly name?: string
  /** What else belongs into its row of tools. */
  readonly more?: ReactNode
}

export function ChartPanel({ instrument, isSmall, name, more }: Props) {
  const [setup, change] = useSetup(instrument.symbol)
  const bars = useBars(instrument, setup.interval)
  const interval = bars.data?.interval ?? setup.interval
  const frame = useRef<HTMLElement>(null)
  const tool = useRef<ChartTool>(null)
  const onDrawings = useCallback((drawings: Drawing[]) => change({ drawings }), [change])
  // What is changed from without is drawn anew.
  const [redrawn, setRedrawn] = useState(0)
  const redraw = (drawings: readonly Drawing[]) => {
    change({ drawings })
    setRedrawn(redrawn + 1)
  }
  return (
    <section
      ref={frame}
      className={`${page.panel} ${css.box}`}
      aria-label={labelOf(name)}
      data-small={isSmall || undefined}
    >
      <Tools {...{ instrument, setup, change, interval, frame, tool, more }} />
      <div className={css.body}>
        <DrawingBar tool={tool} drawings={setup.drawings} onChange={redraw} />
        <div className={css.canvas}>
          {bars.data ? (
            <TradingChart
              key={redrawn}
              ref={tool}
              instrument={instrument}
              bars={bars.data.bars}
              interval={interval}
              setup={setup}
              onDrawings={onDrawings}
            />
          ) : bars.isError ? (
            <FailedState
              message={t.quickTrading.chartFailed}
              retryLabel={t.shell.retry}
              onRetry={() => void bars.refetch()}
            />
          ) : (
            <Skeleton lines={7} label={t.shell.loading} />
          )}
        </div>
      </div>
    </section>
  )
}

function labelOf(name: string | undefined): string {
  return name === undefined ? t.quickTrading.chart : `${t.quickTrading.chart} ${name}`
}

/**
 * Fetched with the stream, and anew after it was lost, so that what was missed is filled in.
 * Without one there is at least the past.
 */
function useBars({ symbol, is_open: isTrading }: InstrumentView, interval: ChartInterval) {
  const stream = useStream(({ state }) => state)
  const isOpen = stream === 'open'
  const lastPrice = useQuery(ratesQuery).data?.get(symbol)?.time
  // A closed market is shown up to its last price.
  const to = isTrading ? undefined : lastPrice
  const query = useQuery({
    ...barsQuery({ symbol, interval, to }),
    enabled: stream !== 'connecting',
  })
  const { refetch } = query
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  return query
}

type ToolsProps = {
  readonly instrument: InstrumentView
  readonly setup: Setup
  readonly change: (part: Partial<Setup>) => void
  readonly interval: ChartInterval
  readonly frame: RefObject<HTMLElement | null>
  readonly tool: RefObject<ChartTool | null>
  readonly more: ReactNode
}

function Tools({ instrument, setup, change, interval, frame, tool, more }: ToolsProps) {
  const showsTrades = useTicket((ticket) => ticket.showsTrades)
  return (
    <div className={css.tools}>
      <div className={css.intervals}>
        {intervals.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={interval === one}
            onClick={() => change({ interval: one })}
          >
            {t.chart.intervals[one]}
          </button>
        ))}
      </div>
      <i />
      <Menu label={t.chart.looks[setup.look]} name={t.chart.look} icon="trade">
        {(close) =>
          looks.map((look) => (
            <button
              key={look}
              type="button"
              aria-pressed={setup.look === look}
              onClick={() => {
                change({ look })
                close()
              }}
            >
              {t.chart.looks[look]}
            </button>
          ))
        }
      </Menu>
      <IndicatorMenu
        indicators={setup.indicators}
        onChange={(indicators) => change({ indicators })}
      />
      <button
        type="button"
        aria-pressed={showsTrades}
        onClick={() => choose({ showsTrades: !showsTrades })}
      >
        {t.quickTrading.myTrades}
      </button>
      <Clock />
      {more}
      <button
        type="button"
        className={css.icon}
        aria-label={t.chart.picture}
        title={t.chart.picture}
        onClick={() => void savePicture(tool.current, instrument.symbol)}
      >
        <ChartIcon name="camera" />
      </button>
      <button
        type="button"
        className={css.icon}
        aria-label={t.chart.fullScreen}
        title={t.chart.fullScreen}
        onClick={() => void toggleFullScreen(frame.current)}
      >
        <ChartIcon name="whole" />
      </button>
    </div>
  )
}

function Clock() {
  return <p>{t.quickTrading.utc(format.clock(useSeconds()))}</p>
}

async function savePicture(tool: ChartTool | null, symbol: string): Promise<void> {
  const url = await tool?.picture()
  if (!url) return
  const link = document.createElement('a')
  link.href = url
  link.download = `${symbol}.png`
  link.click()
}

async function toggleFullScreen(frame: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await frame?.requestFullscreen?.()
}
