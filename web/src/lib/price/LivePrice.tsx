// The price of one instrument on the public site: as the server wrote it into the page, then live,
// and always with its source and its age. A page that shows it reads `instrumentRead` and the
// claims beforehand.

import * as format from '#browser/format/format.ts'
import { Steady } from '#browser/panels/Steady.tsx'
import type { TermsView } from '#contract/public/overview.ts'
import { Tag } from '#ui/Tag.tsx'
import { ClaimArea } from '../claims/Claim.tsx'
import * as t from '../i18n/i18n.ts'
import { publicCalls } from '../site/public-calls.ts'
import { useReply } from '../site/replies.tsx'
import { useLivePrice, useSiteSecond } from '../stream/use-live-price.ts'
import { ageText, ageTexts } from './age-text.ts'
import { Change } from './Change.tsx'
import css from './LivePrice.module.css'
import { SourceTag } from './SourceTag.tsx'

/** What is only quoted moves more seldom than what is traded. */
const quotedAgeMaxMs = 60_000

export function instrumentRead(symbol: string) {
  return { route: publicCalls.marketInstrument, params: { symbol } }
}

/** An instrument with its terms; undefined until it is known. */
export function useInstrument(symbol: string): TermsView | undefined {
  const { route, params } = instrumentRead(symbol)
  return useReply(route, { params }).data
}

export function LivePrice({ symbol }: { symbol: string }) {
  const instrument = useInstrument(symbol)
  return (
    <ClaimArea id="prices" className={css.price}>
      {instrument && <Price instrument={instrument} />}
    </ClaimArea>
  )
}

function Price({ instrument }: { instrument: TermsView }) {
  const { symbol, decimals, is_open: isOpen, change_24h: change } = instrument
  const tick = useLivePrice(symbol)
  const price = tick?.price ?? instrument.price
  if (price === null) return <p>{t.prices.none}</p>
  const at = tick?.at ?? Date.parse(instrument.time) - (instrument.age_ms ?? 0)
  const isStaleAsTold = tick === undefined && instrument.is_stale
  const limit = instrument.is_tradable ? instrument.age_max_ms : quotedAgeMaxMs
  return (
    <>
      <p className={css.figure}>
        <b>{format.price(price, decimals)}</b>
        {change !== null && (
          <span className={css.change}>
            <Change share={change} /> {t.prices.today}
          </span>
        )}
      </p>
      <p className={css.about}>
        <SourceTag source={tick?.source ?? instrument.source} />
        <Age at={at} isOpen={isOpen} isStaleAsTold={isStaleAsTold} limit={limit} />
      </p>
    </>
  )
}

type AgeProps = {
  readonly at: number
  readonly isOpen: boolean
  readonly isStaleAsTold: boolean
  readonly limit: number
}

function Age({ at, isOpen, isStaleAsTold, limit }: AgeProps) {
  const now = useSiteSecond()
  const time = new Date(at).toISOString()
  if (!isOpen) {
    return (
      <>
        <Tag>{t.prices.closed}</Tag>
        <span>{t.prices.at(time.slice(0, 16).replace('T', ' '))}</span>
      </>
    )
  }
  const ageMs = now === undefined ? undefined : Math.max(0, now - at)
  // A little more than the bound: prices are told once a second, and travel here.
  const isStale = ageMs === undefined ? isStaleAsTold : isStaleAsTold || ageMs > limit + 1_500
  const asTold = t.prices.at(time.slice(11, 19))
  const { stale, staleNote } = t.prices
  return (
    <>
      <Steady text={ageMs === undefined ? asTold : ageText(ageMs)} of={[asTold, ...ageTexts]} />
      {isStale && <Tag tone="bad">{stale}</Tag>}
      <span className={css.note}>
        <Steady text={isStale ? staleNote : ''} of={[staleNote]} />
      </span>
    </>
  )
}
