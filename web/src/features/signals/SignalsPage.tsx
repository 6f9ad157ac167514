// Signals for those who trade: what runs and what has ended, newest first, and what became of all
// that each rule ever said.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type RuleName, ruleNames } from '#contract/public/signal-rules.ts'
import type { SignalView } from '#contract/public/signals.ts'
import { buttonClass, linkClass } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { List, ListPage } from '#ui/DataTablePage.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Sign } from '#ui/Sign.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { recordsQuery, type SignalWish, signalsQuery } from '../../lib/signals/api.ts'
import { RecordCard } from '../../lib/signals/RecordCard.tsx'
import { SignalState } from '../../lib/signals/SignalState.tsx'
import { useTitle } from '../../lib/site/title.ts'
import { useDecimals, useMarket } from '../../lib/trading/market.ts'
import css from './Signals.module.css'

export default function SignalsPage() {
  const [wish, setWish] = useState<SignalWish>({})
  useTitle(t.signals.title)
  return (
    <ListPage title={t.signals.title} lead={t.signals.advice}>
      <Filter wish={wish} onChange={setWish} />
      <Signals wish={wish} />
      <section className={css.passage} aria-labelledby="signal-records">
        <h2 id="signal-records">{t.signals.records}</h2>
        <Records />
        <p>
          <a className={linkClass} href="/signals">
            {t.signals.howMeasured}
          </a>
        </p>
      </section>
    </ListPage>
  )
}

type FilterProps = { readonly wish: SignalWish; readonly onChange: (wish: SignalWish) => void }

function Filter({ wish, onChange }: FilterProps) {
  const { data } = useMarket()
  const tradable = data?.instruments.filter((one) => one.is_tradable) ?? []
  const states = [
    { value: 'running', label: t.signals.onlyRunning },
    { value: 'ended', label: t.signals.onlyEnded },
  ] as const
  return (
    <search className={css.filter}>
      <SelectField
        label={t.signals.rule}
        placeholder={t.signals.allRules}
        value={wish.rule ?? ''}
        choices={ruleNames.map((value: RuleName) => ({ value, label: t.signals.rules[value] }))}
        onChange={({ target }) =>
          onChange({ ...wish, rule: ruleNames.find((one) => one === target.value) })
        }
      />
      <SelectField
        label={t.signals.instrument}
        placeholder={t.signals.allInstruments}
        value={wish.symbol ?? ''}
        choices={tradable.map(({ symbol, name }) => ({ value: symbol, label: name }))}
        onChange={({ target }) => onChange({ ...wish, symbol: target.value || undefined })}
      />
      <SelectField
        label={t.signals.state}
        placeholder={t.signals.both}
        value={wish.only ?? ''}
        choices={states}
        onChange={({ target }) =>
          onChange({ ...wish, only: states.find(({ value }) => value === target.value)?.value })
        }
      />
    </search>
  )
}

function Signals({ wish }: { readonly wish: SignalWish }) {
  const list = useInfiniteQuery(signalsQuery(wish))
  const columns = useColumns()
  const signals = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <List
      list={list}
      isEmpty={signals.length === 0}
      texts={{ ...t.shell, ...t.signals, failed: messageOf }}
      next={
        <Link className={buttonClass()} to="/user/home">
          {t.frame.quickTrading}
        </Link>
      }
    >
      <DataTable
        label={t.signals.title}
        columns={columns}
        rows={signals}
        rowKey={({ signal_id: id }) => id}
      />
    </List>
  )
}

function useColumns(): Column<SignalView>[] {
  const decimalsOf = useDecimals()
  const price = (value: number | null, { symbol }: SignalView) =>
    value === null ? '\u2013' : format.price(value, decimalsOf(symbol))
  return [
    { key: 'instrument', title: t.signals.instrument, cell: (one) => <Which signal={one} /> },
    {
      key: 'rule',
      title: t.signals.rule,
      cell: ({ rule }) => t.signals.rules[rule],
      isWide: true,
    },
    {
      key: 'published',
      title: t.signals.published,
      cell: ({ published_at: at }) => format.dateTime(at),
      isWide: true,
    },
    { key: 'window', title: t.signals.window, cell: windowOf, isWide: true },
    {
      key: 'strike',
      title: t.signals.strike,
      cell: (one) => price(one.strike_price, one),
      isNumber: true,
      isWide: true,
    },
    {
      key: 'end',
      title: t.signals.end,
      cell: (one) => price(one.end_price, one),
      isNumber: true,
      isWide: true,
    },
    { key: 'outcome', title: t.signals.outcome, cell: (one) => <Outcome signal={one} /> },
  ]
}

function windowOf({ opens_at: opens, closes_at: closes }: SignalView): string {
  return `${opens.slice(11, 19)} \u2013 ${closes.slice(11, 19)}`
}

/** On phones it says also which rule spoke, and when. */
function Which({ signal }: { readonly signal: SignalView }) {
  const { symbol, name, trade_mode: side } = signal
  return (
    <span className={css.when}>
      <Link className={linkClass} to={`/user/home?symbol=${symbol}`}>
        <span className={css.side} data-side={side}>
          <Sign side={side} label={side} />
        </span>{' '}
        {name}
      </Link>
      <small className={css.narrow}>{t.signals.rules[signal.rule]}</small>
    </span>
  )
}

const tones = { hit: 'good', miss: 'bad', tie: 'neutral', void: 'neutral' } as const

function Outcome({ signal }: { readonly signal: SignalView }) {
  const { outcome } = signal
  if (outcome === null) return <SignalState signal={signal} />
  return <Tag tone={tones[outcome]}>{t.signals.outcomes[outcome]}</Tag>
}

function Records() {
  const records = useQuery(recordsQuery)
  if (records.isError) {
    const message = messageOf(records.error)
    const retry = () => void records.refetch()
    return <FailedState message={message} retryLabel={t.shell.retry} onRetry={retry} />
  }
  if (!records.data) return <Skeleton lines={9} label={t.signals.loading} />
  return (
    <div className={css.records}>
      {records.data
        .filter((record) => record.is_current)
        .map((record) => (
          <RecordCard key={record.record_id} record={record} heading="h3" />
        ))}
    </div>
  )
}
