// What a coin is worth in dollars, and whose price that is.

import type { ConversionView } from '#contract/client/deposits.ts'
import { coinRate } from '../../lib/format/coin-format.ts'
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
