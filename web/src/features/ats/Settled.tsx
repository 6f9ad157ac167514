// What is settled, as it stands.

import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import type { AtsSettingsView } from '#contract/client/ats.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { useSymbolName } from '../../lib/trading/market.ts'

export function Settled({ settings }: { readonly settings: AtsSettingsView }) {
  const nameOf = useSymbolName()
  const { labels } = t.ats
  const { hours, drawdown, share_bp: bp } = settings
  const count = (value: number | null) => (value === null ? t.ats.none : String(value))
  return (
    <Facts
      facts={[
        [labels.rules, settings.rules.map((rule) => t.signals.rules[rule]).join(', ')],
        [labels.symbols, settings.symbols.map(nameOf).join(', ')],
        [
          labels.stake,
          settings.stake === null
            ? t.ats.ofBalance(format.exactPercent((bp ?? 0) / 10_000))
            : format.money(settings.stake),
        ],
        [labels.hours, hours ? `${hours.from} – ${hours.to} UTC` : t.ats.allHours],
        [labels.trades_per_day, String(settings.trades_per_day)],
        [labels.stake_per_day, format.money(settings.stake_per_day)],
        [labels.loss_per_day, format.money(settings.loss_per_day)],
        [labels.losses_in_row, count(settings.losses_in_row)],
        [labels.cool_down_minutes, count(settings.cool_down_minutes)],
        [labels.pair_losses, count(settings.pair_losses)],
        [labels.drawdown, drawdown === null ? t.ats.none : format.money(drawdown)],
        [labels.tells, t.ats.tells[settings.tells]],
      ]}
    />
  )
}
