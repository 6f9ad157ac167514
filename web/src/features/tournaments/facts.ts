// What is said of a tournament in several places.

import * as format from '#browser/format/format.ts'
import type { StandingView, TournamentView } from '#contract/client/tournaments.ts'
import * as t from '../../lib/i18n/i18n.ts'

export function nameOf({ name, starts_at: from }: TournamentView): string {
  return name ?? t.tournaments.practice(format.dateMinute(from))
}

export function feeText({ fee, account }: TournamentView): string {
  return fee === 0 ? t.tournaments.free : inDollars(fee, account)
}

export function prizeText({ pool, account }: TournamentView): string {
  return inDollars(pool.total, account)
}

export function inDollars(amount: number, account: TournamentView['account']): string {
  const money = format.money(amount)
  return account === 'demo' ? t.tournaments.demoDollars(money) : money
}

export function entrantName({
  shown_as: shown,
  number,
}: Pick<StandingView, 'shown_as' | 'number'>) {
  return shown ?? t.tournaments.entrant(number)
}
