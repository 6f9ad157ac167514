// What was typed, as the server takes it. An empty field of those that may be empty turns that
// protection off.

import type { Fields } from '#browser/forms/fields.ts'

export function botWishOf(fields: Fields): unknown {
  return {
    key_id: fields.key_id,
    pair: fields.pair?.trim().toUpperCase(),
    rule: fields.rule,
    at_risk: fields.at_risk?.trim().replace(',', '.'),
    protections: {
      stop_loss_percent: figureOf(fields.stop_loss_percent) ?? null,
      guard_stops: figureOf(fields.guard_stops) ?? null,
      guard_minutes: figureOf(fields.guard_minutes),
      cool_down_minutes: figureOf(fields.cool_down_minutes),
      drawdown_percent: figureOf(fields.drawdown_percent),
      low_profit_trades: figureOf(fields.low_profit_trades) ?? null,
      from_hour: figureOf(fields.from_hour),
      to_hour: figureOf(fields.to_hour),
    },
  }
}

/** Undefined where nothing is typed. */
function figureOf(typed = ''): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
