// What a coin is worth in dollars, and whose price that is.

import type { ConversionView } from '#contract/deposits.ts'
import { coinRate } from '../../lib/coin-format.ts'
import { config } from '../../lib/config.ts'
import * as t from '../../lib/i18n.ts'
import { SourceTag } from '../../lib/SourceTag.tsx'

export function RateLine({ conversion }: { readonly conversion: ConversionView }) {
  const { currency, rate } = conversion
  return (
    <>
      {t.deposits.rateLine(coinRate(rate), currency.toUpperCase())}{' '}
      <SourceTag source={config.feed} />
    </>
  )
}
