// What each instrument is traded on: hours, limits, tick, and its symbol at the source of prices.

import { moneyOf } from '#browser/format/format.ts'
import type { StaffInstrument } from '#contract/staff/trading.ts'
import { ChoiceFilter } from '../list/Filters.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { instruments as t } from '../words/instruments.ts'
import { trading } from '../words/trading.ts'
import { useInstruments } from './api.ts'
import { tradingTabs } from './trading-tabs.ts'

const columns: readonly SmallColumn<StaffInstrument>[] = [
  {
    key: 'name',
    title: t.instrument,
    cell: ({ name, title }) => <b title={title ?? name}>{name}</b>,
  },
  { key: 'kind', title: t.kind, cell: ({ trading_type }) => trading_type },
  { key: 'state', title: t.state, cell: (one) => <State one={one} /> },
  { key: 'hours', title: t.hours, cell: hoursOf },
  { key: 'tick', title: t.tick, isNumber: true, cell: ({ tick_size }) => tick_size },
  {
    key: 'stake',
    title: t.stake,
    isNumber: true,
    cell: ({ stake_min, stake_max }) => t.between(moneyOf(stake_min), moneyOf(stake_max)),
  },
  { key: 'payout', title: t.payout, isNumber: true, cell: ({ payout_max }) => moneyOf(payout_max) },
  {
    key: 'exposure',
    title: t.exposure,
    isNumber: true,
    cell: ({ exposure_max }) => moneyOf(exposure_max),
  },
  { key: 'feed', title: t.symbol, cell: ({ feed_symbol }) => feed_symbol ?? t.none },
]

const everything = { all: t.all }

export function InstrumentsBoard() {
  const found = useInstruments()
  const state = useListState(['show'])
  const isShown = ({ is_listed }: StaffInstrument) => is_listed || state.of('show') === 'all'
  return (
    <Board
      title={trading.title}
      tabs={tradingTabs}
      actions={
        <ChoiceFilter
          state={state}
          name="show"
          label={t.show}
          unset={t.traded}
          choices={everything}
        />
      }
    >
      <Found query={found}>
        {(all) => (
          <Block title={t.title} note={t.note(all.filter(isShown).length)} width="full">
            <p>{t.says}</p>
            <SmallTable
              label={t.title}
              columns={columns}
              rows={all.filter(isShown)}
              rowKey={({ symbol }) => symbol}
            />
          </Block>
        )}
      </Found>
    </Board>
  )
}

function State({ one: { is_listed, is_offered, is_open } }: { one: StaffInstrument }) {
  if (!is_listed) return <Standing tone="off">{t.quoted}</Standing>
  if (!is_offered) return <Standing tone="off">{t.kindOff}</Standing>
  return is_open ? (
    <Standing tone="good">{t.takes}</Standing>
  ) : (
    <Standing tone="waits">{t.closed}</Standing>
  )
}

function hoursOf({ exchange, trading_type }: StaffInstrument): string {
  return exchange ?? (trading_type === 'Currencies' ? t.week : t.always)
}
