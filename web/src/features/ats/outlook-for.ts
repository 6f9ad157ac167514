// What the settings, as they are typed or kept, are likely to lose on an account.

import type { AtsSettingsView, AtsView } from '#contract/client/ats.ts'
import { type Outlook, outlookOf } from '#contract/client/ats-outlook.ts'

export type Typed = Pick<
  AtsSettingsView,
  'rules' | 'stake' | 'share_bp' | 'trades_per_day' | 'stake_per_day' | 'loss_per_day'
>

export function outlookFor(
  typed: Typed,
  ats: AtsView,
  { allowed, balance }: { readonly allowed: number; readonly balance: number },
): Outlook {
  const share = ((typed.share_bp ?? 0) * balance) / 10_000
  return outlookOf(
    {
      stake: typed.stake ?? share,
      tradesPerDay: Math.min(typed.trades_per_day, allowed),
      stakePerDay: typed.stake_per_day,
      lossPerDay: typed.loss_per_day,
      rules: typed.rules,
    },
    ats,
  )
}
