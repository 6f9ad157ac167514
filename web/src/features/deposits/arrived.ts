// Which of the deposits is the one that a client has before them: the one whose payment they
// continue, or what came to its address since they opened it.

import type { DepositView } from '#contract/client/deposits.ts'

export type Awaited = {
  readonly address: string
  /** Of the coin, as decimal text. */
  readonly amount: string
  /** In milliseconds since 1970, by the server's clock. */
  readonly since: number
  /** Of a deposit that was asked for before. */
  readonly depositId: string | undefined
}

/** Undefined while nothing came. Of two payments, the one of exactly this much. */
export function arrivedOf(
  rows: readonly DepositView[],
  { address, amount, since, depositId }: Awaited,
): DepositView | undefined {
  const own = rows.find((row) => row.deposit_id === depositId)
  if (own && (own.seen_at !== null || own.status !== 'Pending')) return own
  const came = rows.filter(
    (row) => row.address === address && row.seen_at !== null && Date.parse(row.seen_at) >= since,
  )
  return came.find((row) => row.coin_amount === amount) ?? came[0]
}
