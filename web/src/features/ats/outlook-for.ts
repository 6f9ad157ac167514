// What the settings, as they are typed or kept, are likely to lose on an account.

import type { AtsSettingsView, AtsView } from '#contract/client/ats.ts'
import { type Outlook, outlookOf } from '#contract/client/ats-outlook.ts'
import { present } from '#kernel/assert.ts'
import { share, type Usd, usdFromNumber } from '#kernel/money.ts'

export type Typed = Pick<
  AtsSettingsView,
  'rules' | 'stake' | 'share_bp' | 'trades_per_day' | 'stake_per_day' | 'loss_per_day'
>

export function outlookFor(
  typed: Typed,
  ats: AtsView,
  { allowed, balance }: { readonly allowed: number; readonly balance: number },
): Outlook {
  return outlookOf(
    {
      stake: typed.stake === null ? share(usd(balance), typed.share_bp ?? 0) : usd(typed.stake),
      tradesPerDay: Math.min(typed.trades_per_day, allowed),
      stakePerDay: usd(typed.stake_per_day),
      lossPerDay: usd(typed.loss_per_day),
      rules: typed.rules,
    },
    ats,
  )
}

/** The server tells whole cents. */
function usd(amount: number): Usd {
  return present(usdFromNumber(amount), 'whole cents')
}
