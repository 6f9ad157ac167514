// On which account something was, by word and by colour.

import type { TradeView } from '#contract/client/trades.ts'
import * as t from '../i18n/i18n.ts'
import css from './AccountTag.module.css'

export function AccountTag({ mode }: Pick<TradeView, 'mode'>) {
  return (
    <small className={css.account} data-account={mode}>
      {t.results.accounts[mode]}
    </small>
  )
}
