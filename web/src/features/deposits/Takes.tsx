// How long it will be until the money is there, before and while the client waits.

import type { ConversionView } from '#contract/client/deposits.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Deposits.module.css'
import { secondsToCredit } from './how-long.ts'

export function Takes({ conversion }: { readonly conversion: ConversionView }) {
  const { confirmations_needed: needed } = conversion
  return (
    <small className={css.label}>{t.deposits.takes(needed, secondsToCredit(conversion))}</small>
  )
}
