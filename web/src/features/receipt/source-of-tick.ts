// Where a price of a receipt is from, and where it was made of several sources what each said.

import { sourceWords } from '#browser/i18n/source-words.ts'
import { sourceStem } from '#contract/public/price-sources.ts'
import type { TickView } from '#contract/shared/trade-states.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { sourceName } from '../../lib/price/SourceTag.tsx'
import { sourceInFull } from '../../lib/price/source-in-full.ts'

type Told = Pick<TickView, 'source' | 'said'>

/** "median of Kraken 60000.5, Bitstamp 66000 (too far off)". */
export function sourceOfTick({ source, said }: Told, price: (value: number) => string): string {
  if (sourceStem(source) !== 'median') return sourceInFull(source)
  const { roles } = t.receipt
  return t.receipt.medianOf(sourceWords(source, said, { roles, name: sourceName, price }))
}
