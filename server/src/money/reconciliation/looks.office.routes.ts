// The calls by which staff read how the books stood against those who keep the money, and have them
// held against each other now.

import type { Compared } from '#contract/staff/ledger.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { type Coin, unitsToText } from '#kernel/coins.ts'
import { cents, usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { custodies } from '#server/ledger/flows.ts'
import { success } from '#server/platform/reply.ts'
import { openComparing } from './compare-now.ts'
import { pageOfDifferences, pageOfLooks } from './list-looks.ts'
import type { Reconciliation, ReconcilingDeps } from './reconcile-books.ts'
import { type Difference, liabilitiesOf } from './reconciliation.ts'

export function registerLooks(office: OfficeRouter, deps: ReconcilingDeps): void {
  const { db } = deps
  const compare = openComparing(deps)

  office.on(routes.officeBooksLooks, async ({ query: { cursor, limit } }) => {
    const before = beforeOf(cursor)
    if (before === undefined) return refuse('malformed')
    const found = await pageOfLooks(db, { before, limit: limit + 1 })
    const data = found.slice(0, limit).map(({ nr, at, ...look }) => {
      return { id: String(nr), at: iso(at), ...look }
    })
    return { ...success('Looks at the books.', data), next_cursor: nextOf(found, limit) }
  })

  office.on(routes.officeBookDifferences, async ({ query: { state, cursor, limit } }) => {
    const before = beforeOf(cursor)
    if (before === undefined) return refuse('malformed')
    const isStanding = state === 'standing'
    const found = await pageOfDifferences(db, isStanding, { before, limit: limit + 1 })
    const data = found.slice(0, limit).map(({ nr, foundAt, goneAt, ...one }) => ({
      id: String(nr),
      ...amountsOf(one),
      found_at: iso(foundAt),
      gone_at: goneAt && iso(goneAt),
    }))
    return { ...success('Differences.', data), next_cursor: nextOf(found, limit) }
  })

  office.on(routes.officeComparison, async ({ staff }) => {
    const seen = await compare(staff.staff)
    return isRefusal(seen) ? seen : success('As it is now.', comparedView(seen))
  })
}

const dollarText = (amount: bigint) => usdToText(cents(amount))

function textIn(unit: Difference['unit'], amount: bigint): string {
  return unit === 'usd' ? dollarText(amount) : coinText(unit, amount)
}

function coinText(coin: Coin, units: bigint): string {
  return units < 0n ? `-${unitsToText(coin, -units)}` : unitsToText(coin, units)
}

function amountsOf({ kind, unit, about, ours, theirs }: Difference) {
  const text = (amount: bigint) => textIn(unit, amount)
  return {
    kind,
    unit,
    about,
    ours: text(ours),
    theirs: text(theirs),
    between: text(theirs - ours),
  }
}

function comparedView(seen: Reconciliation): Compared {
  const { at, dollars, coins, cards, differences, silent } = seen
  return {
    at: iso(at),
    owed: dollarText(liabilitiesOf(dollars)),
    places: custodies.map((name) => ({
      name,
      ledger: dollarText(-dollars.outside[name]),
      records: dollarText(dollars.recorded[name]),
    })),
    coins: coins.map(({ coin, network, holding, expected, moved }) => ({
      coin,
      network,
      holding: coinText(coin, holding),
      expected: coinText(coin, expected),
      moved: coinText(coin, moved),
    })),
    cards: cards ?? null,
    differences: differences.map(amountsOf),
    silent: [...silent],
  }
}

/** Null: from the newest on; undefined: it is no cursor of ours. */
function beforeOf(cursor: string | undefined): bigint | null | undefined {
  if (cursor === undefined) return null
  return /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
}

function nextOf(found: readonly { readonly nr: bigint }[], limit: number): string | null {
  return found.length > limit ? String(found[limit - 1]?.nr) : null
}
