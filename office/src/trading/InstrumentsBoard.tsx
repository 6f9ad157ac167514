// What each instrument is traded on: hours, limits, tick, and its symbol at the source of prices;
// and every version of what was decided of single ones.

import { useState } from 'react'
import { Link } from 'wouter'
import { moneyOf } from '#browser/format/format.ts'
import type { TermVersion } from '#contract/staff/terms.ts'
import type { StaffInstrument } from '#contract/staff/trading.ts'
import { Button } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { ChoiceFilter } from '../list/Filters.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { instruments as t } from '../words/instruments.ts'
import { parts } from '../words/parts.ts'
import { terms as versionWords } from '../words/terms.ts'
import { trading } from '../words/trading.ts'
import { useInstruments, useTerms } from './api.ts'
import { Changes } from './Changes.tsx'
import { InstrumentDialog } from './InstrumentDialog.tsx'
import { instrumentChanges } from './instrument-text.ts'
import { tradingTabs } from './trading-tabs.ts'
import { VersionsBlock } from './VersionsBlock.tsx'

const facts: readonly SmallColumn<StaffInstrument>[] = [
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

const choices = { all: t.all, versions: versionWords.versions }

const says: readonly SmallColumn<TermVersion>[] = [
  {
    key: 'value',
    title: t.becomes,
    cell: ({ value, before }) => <Changes lines={instrumentChanges(value, before)} />,
  },
]

export function InstrumentsBoard() {
  const found = useInstruments()
  const mayChange = useMay('setting.change')
  const [picked, setPicked] = useState<StaffInstrument | null>(null)
  const columns = [...facts, changing(mayChange ? setPicked : undefined)]
  const state = useListState(['show'])
  const isShown = ({ is_listed }: StaffInstrument) => is_listed || state.of('show') === 'all'
  return (
    <Board
      title={trading.title}
      tabs={tradingTabs}
      actions={
        <ChoiceFilter state={state} name="show" label={t.show} unset={t.traded} choices={choices} />
      }
    >
      {state.of('show') === 'versions' ? (
        <Versions />
      ) : (
        <Found query={found}>
          {(all) => (
            <Block
              title={t.title}
              note={t.note(all.filter(isShown).length)}
              width="full"
              link={{ to: '/trading/instruments?show=versions', words: versionWords.versions }}
            >
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
      )}
      {picked && <InstrumentDialog one={picked} onClose={() => setPicked(null)} />}
    </Board>
  )
}

function Versions() {
  return (
    <Found query={useTerms()}>
      {({ versions }) => (
        <VersionsBlock
          versions={versions.filter(({ name }) => name === 'instrument_terms')}
          note={t.versionsNote}
          none={t.noVersions}
          says={says}
        />
      )}
    </Found>
  )
}

/** Undefined: whoever looks may not. */
function changing(
  onChange: ((one: StaffInstrument) => void) | undefined,
): SmallColumn<StaffInstrument> {
  return {
    key: 'change',
    title: parts.action,
    cell: (one) => {
      if (one.waiting !== null) {
        return <Link href={`/staff/proposals/${one.waiting}`}>{t.waits}</Link>
      }
      return (
        onChange &&
        one.is_listed && (
          <Button look="ghost" aria-label={t.changeOf(one.name)} onClick={() => onChange(one)}>
            {t.change}
          </Button>
        )
      )
    },
  }
}

function State({ one: { is_listed, is_on, is_offered, is_open } }: { one: StaffInstrument }) {
  if (!is_listed) return <Standing tone="off">{t.quoted}</Standing>
  if (!is_on) return <Standing tone="off">{t.turnedOff}</Standing>
  if (!is_offered) return <Standing tone="off">{t.kindOff}</Standing>
  return is_open ? (
    <Standing tone="good">{t.takes}</Standing>
  ) : (
    <Standing tone="waits">{t.closed}</Standing>
  )
}

function hoursOf({ exchange, trading_type, taken_hours }: StaffInstrument): string {
  const market = exchange ?? (trading_type === 'Currencies' ? t.week : t.always)
  return taken_hours ? `${market}, ${t.within(taken_hours.from, taken_hours.to)}` : market
}
