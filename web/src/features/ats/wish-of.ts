// What was typed and ticked, as the server takes it. An empty field of those that may be empty
// means: no such limit.

import * as format from '#browser/format/format.ts'
import type { Fields } from '#browser/forms/fields.ts'

export function wishOf(fields: Fields): unknown {
  const { from = '', to = '', stake_by: by = '' } = fields
  const isShare = by === 'share'
  return {
    rules: tickedOf(fields, 'rule:'),
    symbols: tickedOf(fields, 'symbol:'),
    stake: isShare ? null : figureOf(fields.stake),
    share_bp: isShare ? percentOf(fields.share) : null,
    hours: from.trim() === '' && to.trim() === '' ? null : { from: from.trim(), to: to.trim() },
    trades_per_day: figureOf(fields.trades_per_day),
    stake_per_day: figureOf(fields.stake_per_day),
    loss_per_day: figureOf(fields.loss_per_day),
    losses_in_row: figureOf(fields.losses_in_row) ?? null,
    cool_down_minutes: figureOf(fields.cool_down_minutes) ?? null,
    pair_losses: figureOf(fields.pair_losses) ?? null,
    drawdown: figureOf(fields.drawdown) ?? null,
    tells: fields.tells === '' ? 'ends' : fields.tells,
  }
}

function tickedOf(fields: Fields, prefix: string): string[] {
  return Object.keys(fields).flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  )
}

/** Undefined where nothing is typed; a limit may have signs between its groups. */
function figureOf(typed = ''): number | undefined {
  if (typed.trim() === '') return undefined
  return Number(format.typedDollars(typed.replace(/[.,\s](?=\d{3}(\D|$))/g, '')) ?? Number.NaN)
}

/** Of percent, in hundredths of one. */
function percentOf(typed: string | undefined): number | undefined {
  const percent = figureOf(typed)
  return percent === undefined ? undefined : Math.round(percent * 10_000) / 100
}
