// A few markets with the prices of this moment, each leading to its own page.

import * as format from '#browser/format/format.ts'
import type { TickerView } from '#contract/public/overview.ts'
import { linkClass } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { sourceName } from '../../lib/price/SourceTag.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Markets.module.css'
import { Section } from './Section.tsx'

const refreshMs = 10_000
const shown = 8

export function Markets() {
  const { data, state, retry } = useReply(publicCalls.marketTicker, { refreshMs })
  return (
    <Section id="markets" title={t.home.marketsTitle} intro={<Intro />} layout="beside">
      {!data && <Waiting state={state} retry={retry} />}
      {data?.instruments.length === 0 && <p>{t.home.noPrices}</p>}
      {data?.instruments.length ? <Prices instruments={data.instruments} /> : null}
    </Section>
  )
}

function Prices({ instruments }: { readonly instruments: TickerView['instruments'] }) {
  return (
    <ClaimArea id="prices" className={css.area}>
      <table aria-labelledby="markets">
        <thead>
          <tr>
            <th scope="col">{t.home.market}</th>
            <th scope="col">{t.home.price}</th>
            <th scope="col">{t.home.day}</th>
          </tr>
        </thead>
        <tbody>
          {instruments.slice(0, shown).map((instrument) => (
            <Row key={instrument.symbol} instrument={instrument} />
          ))}
        </tbody>
      </table>
    </ClaimArea>
  )
}

function Intro() {
  return (
    <>
      <p>{t.home.marketsLead}</p>
      <SiteLink className={linkClass} to="/financial-instruments">
        {t.home.marketsMore}
      </SiteLink>
    </>
  )
}

type WaitingProps = { readonly state: string; readonly retry: () => void }

function Waiting({ state, retry }: WaitingProps) {
  if (state === 'loading') return <Skeleton lines={shown} label={t.shell.loading} />
  return <FailedState message={t.home.pricesFailed} retryLabel={t.shell.retry} onRetry={retry} />
}

function Row({ instrument }: { readonly instrument: TickerView['instruments'][number] }) {
  const { symbol, name, price, decimals, source, is_open: isOpen, change_24h: day } = instrument
  return (
    <tr>
      <th scope="row">
        <SiteLink to={`/instruments/${symbol}`}>{name}</SiteLink>
        <small>{[sourceName(source), ...(isOpen ? [] : [t.home.closed])].join(', ')}</small>
      </th>
      <td>{price === null ? t.home.noPrice : format.price(price, decimals)}</td>
      <td data-sign={day === null ? undefined : Math.sign(day)}>
        {day === null ? '\u2013' : format.change(day)}
      </td>
    </tr>
  )
}
