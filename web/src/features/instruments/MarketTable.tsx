// The market at a glance: the kinds of instruments as tabs, search over all of them, and an order
// of one's own. What is only quoted is fetched when it is first wanted, and shown in pages.

import { useDeferredValue, useState } from 'react'
import type { OverviewRow, OverviewView } from '#contract/public/overview.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SourceTag } from '../../lib/price/SourceTag.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { useSiteSecond } from '../../lib/stream/use-live-price.ts'
import { MarketRows } from './MarketRows.tsx'
import css from './MarketTable.module.css'
import { MarketTools } from './MarketTools.tsx'
import {
  type Counts,
  countsOf,
  countsOfRows,
  matching,
  type Order,
  ordered,
  type Tab,
  tabOf,
  tabs,
} from './rows.ts'
import { TabList } from './TabList.tsx'

export const tradableRead = { route: publicCalls.marketOverview, query: { listing: 'tradable' } }
const catalogueRead = { ...tradableRead, query: { listing: 'catalogue' } }
const refreshMs = 60_000
const pageRows = 60

type Props = { readonly chosen: string; readonly onChoose: (symbol: string) => void }

export function MarketTable({ chosen, onChoose }: Props) {
  const [tab, setTab] = useState<Tab>('crypto')
  const [text, setText] = useState('')
  const [order, setOrder] = useState<Order>('listed')
  const [shown, setShown] = useState(pageRows)
  const turn = (next: Tab) => {
    setTab(next)
    setShown(pageRows)
  }
  const wanted = useDeferredValue(text)
  const { tradable, source, all, found } = useMarketRows(tab, wanted)
  const quoted = countsOf(tradable.data?.kinds ?? [])
  const counts = wanted === '' ? quoted : countsOfRows(found)
  const present = tabs.filter((one) => one === 'crypto' || quoted[one] > 0)
  const rows = ordered(
    found.filter((row) => tabOf(row) === tab),
    order,
  )
  return (
    <ClaimArea id="prices" label={t.instruments.market} className={css.market}>
      <MarketTools text={text} onText={setText} order={order} onOrder={setOrder} />
      <TabList tab={tab} tabs={present} counts={counts} onTab={turn} />
      <div
        id="market-panel"
        role="tabpanel"
        aria-labelledby={`market-${tab}`}
        className={css.panel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of tabs is a stop of its own
        tabIndex={0}
      >
        {tab === 'catalogue' && <p className={css.note}>{t.instruments.catalogueNote}</p>}
        {source.state === 'ready' ? (
          <>
            <MarketRows
              rows={rows.slice(0, shown)}
              order={order}
              onOrder={setOrder}
              time={source.data?.time ?? ''}
              source={commonSource(rows)}
              chosen={chosen}
              onChoose={onChoose}
            />
            {rows.length === 0 && <Elsewhere tab={tab} counts={counts} onTab={turn} />}
            <More left={rows.length - shown} onMore={() => setShown(shown + pageRows)} />
          </>
        ) : (
          <Absent hasFailed={source.state === 'failed'} onRetry={source.retry} />
        )}
      </div>
      <p className="sr" role="status">
        {wanted !== '' && t.instruments.found(found.length)}
      </p>
      {tradable.data && <Told data={tradable.data} source={commonSource(all)} />}
    </ClaimArea>
  )
}

/** What is only quoted is fetched when it is looked at or searched. */
function useMarketRows(tab: Tab, wanted: string) {
  const isOfPairs = tab === 'crypto' || tab === 'currencies'
  const tradable = useReply(tradableRead.route, { query: tradableRead.query, refreshMs })
  const catalogue = useReply(catalogueRead.route, {
    query: catalogueRead.query,
    refreshMs,
    isWanted: !isOfPairs || wanted !== '',
  })
  const all = [...(tradable.data?.instruments ?? []), ...(catalogue.data?.instruments ?? [])]
  const source = isOfPairs ? tradable : catalogue
  return { tradable, source, all, found: matching(all, wanted) }
}

function More({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  if (left <= 0) return null
  return (
    <p className={css.more}>
      <Button onClick={onMore}>{t.instruments.more(left)}</Button>
    </p>
  )
}

function Absent(props: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  if (!props.hasFailed) return <Skeleton lines={12} label={t.shell.loading} />
  const { failed } = t.instruments
  return <FailedState message={failed} retryLabel={t.shell.retry} onRetry={props.onRetry} />
}

/** The source of nearly all of them: a price of another one says so in its row. */
function commonSource(rows: readonly OverviewRow[]): string {
  return rows[0]?.source ?? ''
}

type ElsewhereProps = {
  readonly tab: Tab
  readonly counts: Counts
  readonly onTab: (tab: Tab) => void
}

function Elsewhere({ tab, counts, onTab }: ElsewhereProps) {
  return (
    <div className={css.elsewhere}>
      <p>{t.instruments.nothing}</p>
      {tabs
        .filter((other) => other !== tab && counts[other] > 0)
        .map((other) => (
          <Button key={other} onClick={() => onTab(other)}>
            {t.instruments.elsewhere(counts[other], t.instruments.tab[other])}
          </Button>
        ))}
    </div>
  )
}

/** Who states the prices of the table, and when they were true. */
function Told({ data, source }: { data: OverviewView; source: string }) {
  const now = useSiteSecond()
  const time = now === undefined ? data.time : new Date(now).toISOString()
  return (
    <p className={css.told}>
      <SourceTag source={source} /> {t.instruments.pricesAt(time.slice(11, 19))}{' '}
      {t.instruments.live}
    </p>
  )
}
