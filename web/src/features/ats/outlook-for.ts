// What the settings are likely to lose on an account.

import type { AtsSettingsView, AtsView } from '#contract/client/ats.ts'
import { type Outlook, outlookOf } from '#contract/client/ats-outlook.ts'
import { present } from '#kernel/assert.ts'
import { share, type Usd, usdFromNumber } from '#kernel/money.ts'

export function outlookFor(
  settings: AtsSettingsView,
  ats: AtsView,
  { allowed, balance }: { readonly allowed: number; readonly balance: number },
): Outlook {
  const { stake } = settings
  return outlookOf(
    {
      stake: stake === null ? share(usd(balance), settings.share_bp ?? 0) : usd(stake),
      tradesPerDay: Math.min(settings.trades_per_day, allowed),
      stakePerDay: usd(settings.stake_per_day),
      lossPerDay: usd(settings.loss_per_day),
      rules: settings.rules,
    },
    ats,
  )
}

/** The server tells whole cents. */
function usd(amount: number): Usd {
  return present(usdFromNumber(amount), 'whole cents')
}
