// The instrument, its price with source and age.

import { useQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SourceTag } from '../../lib/price/SourceTag.tsx'
import { useTick } from '../../lib/stream/use-tick.ts'
import { ratesQuery } from './api.ts'
import { type Freshness, isFresh, useFreshness } from './freshness.ts'
import css from './InstrumentBar.module.css'
import { InstrumentPicker } from './InstrumentPicker.tsx'
import page from './QuickTrading.module.css'

type Props = { readonly instrument: InstrumentView; readonly all: readonly InstrumentView[] }

export function InstrumentBar({ instrument, all }: Props) {
  return (
    <section className={`${page.panel} ${css.bar}`} aria-label={t.quickTrading.instrument}>
      <InstrumentPicker instrument={instrument} all={all} />
      <Price key={instrument.symbol} instrument={instrument} />
    </section>
  )
}

function Price({ instrument }: { instrument: InstrumentView }) {
  const { symbol, decimals, is_open: isOpen } = instrument
  const tick = useTick(symbol)
  const rate = useQuery(ratesQuery).data?.get(symbol)
  const shown = tick?.price ?? rate?.price
  const change = rate?.change_24h
  const source = tick?.source ?? rate?.source
  return (
    <div className={css.price}>
      <p>
        <b data-testid="spot">{shown === undefined ? '\u2014' : format.price(shown, decimals)}</b>
        {change != null && (
          <span>
            {format.change(change)} {t.quickTrading.today}
          </span>
        )}
      </p>
      <p className={css.source}>
        {source && <SourceTag source={source} />}
        {isOpen ? <Age instrument={instrument} /> : <Tag>{t.quickTrading.closed}</Tag>}
      </p>
    </div>
  )
}

const ageTold = ({ ageMs }: Freshness) => (ageMs === null ? null : format.plain(ageMs / 1000, 1))

function Age({ instrument }: { instrument: InstrumentView }) {
  const age = useFreshness(instrument, ageTold)
  const isGood = useFreshness(instrument, isFresh)
  if (age === null) return <span>{t.quickTrading.waiting}</span>
  return <span className={isGood ? undefined : css.stale}>{t.quickTrading.age(age)}</span>
}
