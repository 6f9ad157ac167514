// What a coin is worth in dollars, and whose price that is.

import { coinRate } from '#browser/format/coin-format.ts'
import type { ConversionView } from '#contract/client/deposits.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { SourceTag } from '../../lib/price/SourceTag.tsx'
import { config } from '../../lib/site/config.ts'

export function RateLine({ conversion }: { readonly conversion: ConversionView }) {
  const { currency, rate } = conversion
  return (
    <>
      {t.deposits.rateLine(coinRate(rate), currency.toUpperCase())}{' '}
      <SourceTag source={config.feed} />
    </>
  )
}
