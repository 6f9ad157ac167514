// A refusal is about the order that was refused: it says nothing of another one that the form asks
// for by now.

import { fieldErrorsOf, messageOf } from '#browser/http/errors.ts'
import type { Order } from '#contract/client/trades.ts'
import { usdFromNumber } from '#kernel/money.ts'
import type { Ticket } from './ticket.ts'

type Refused = { readonly error: Error | null; readonly variables: Order | undefined }

/** What the form asks for now; either side of it. */
export type Wanted = {
  readonly mode: Order['book']
  readonly symbol: string
  readonly ticket: Pick<Ticket, 'duration' | 'strikeRate'>
  readonly amount: number | undefined
}

export function troubleOf({ error, variables: order }: Refused, wanted: Wanted) {
  if (!error || !order || !isSame(order, wanted)) return undefined
  return fieldErrorsOf(error)[0]?.message ?? messageOf(error)
}

function isSame(order: Order, { mode, symbol, ticket, amount }: Wanted): boolean {
  return (
    order.book === mode &&
    order.symbol === symbol &&
    order.durationSeconds === ticket.duration &&
    order.strikeRate === ticket.strikeRate &&
    amount !== undefined &&
    order.stake === usdFromNumber(amount)
  )
}
