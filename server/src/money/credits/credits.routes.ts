// The calls about credits: what they cost, buying, giving back, what moved, invoices.

import { Readable } from 'node:stream'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isUuid } from '#kernel/ids.ts'
import { usdFromNumber } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, orderKeyOf, success } from '#server/platform/reply.ts'
import { type BuyingDeps, buyCredits } from './buy-credits.ts'
import {
  listMoves,
  listPurchases,
  loadPurchase,
  type StoredPurchase,
  sumBoughtLater,
} from './credits.store.ts'
import { giveBack } from './give-back.ts'
import { invoicePaper } from './invoice-paper.ts'
import { loadInvoice } from './invoices.store.ts'
import { dropOrder, orderCredits } from './order-credits.ts'
import { balanceOf, moveView, orderView, purchaseView, viewCredits } from './view-credits.ts'

export function registerCreditRoutes(router: Router, deps: BuyingDeps): void {
  registerBuying(router, deps)
  registerViews(router, deps)
  registerInvoices(router, deps)
}

function registerBuying(router: Router, deps: BuyingDeps): void {
  const perClient = limit(60, 60)

  router.on(routes.buyCredits, async ({ body, clientId, request }) => {
    const orderKey = orderKeyOf(request)
    if (isRefusal(orderKey)) return orderKey
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const { credits, usd } = body
    const shown = usdFromNumber(usd)
    if (shown === undefined) return refuse('credits_no_pack')
    const bought = await buyCredits(deps, { clientId, credits, shown, orderKey })
    return isRefusal(bought) ? bought : done('credits_bought', await seen(deps, clientId, bought))
  })

  router.on(routes.giveBackCredits, async ({ params: { id = '' }, clientId }) => {
    if (!isUuid(id)) return refuse('not_found')
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const after = await giveBack(deps, clientId, id)
    return isRefusal(after) ? after : done('credits_given_back', await seen(deps, clientId, after))
  })

  router.on(routes.orderCredits, async ({ body, clientId }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const { deposit_id: depositId, credits } = body
    const order = await orderCredits(deps, { clientId, depositId, credits })
    return isRefusal(order) ? order : done('credits_ordered', orderView(order))
  })

  router.on(routes.dropCreditOrder, async ({ params: { id = '' }, clientId }) => {
    if (!isUuid(id)) return refuse('not_found')
    const order = await dropOrder(deps, clientId, id)
    return isRefusal(order) ? order : done('credits_order_dropped', orderView(order))
  })
}

async function seen({ db, clock }: BuyingDeps, clientId: ClientId, purchase: StoredPurchase) {
  const balance = await balanceOf(db, clientId)
  const boughtLater = await sumBoughtLater(db, clientId, purchase.id)
  return purchaseView(purchase, { balance, boughtLater, now: clock.now() })
}

function registerViews(router: Router, deps: BuyingDeps): void {
  const { db } = deps
  router.on(routes.credits, async ({ clientId }) => success('', await viewCredits(deps, clientId)))

  router.on(routes.creditPurchases, async ({ query, clientId }) => {
    const { cursor: after, limit: rows } = query
    if (after !== undefined && !isUuid(after)) return refuse('malformed')
    const found = await listPurchases(db, clientId, { after, limit: rows + 1 })
    const page = found.slice(0, rows)
    const data = []
    for (const purchase of page) data.push(await seen(deps, clientId, purchase))
    return {
      ...success('', data),
      next_cursor: found.length > rows ? (page.at(-1)?.id ?? null) : null,
    }
  })

  router.on(routes.creditStatement, ({ query, clientId }) => pageMoves(db, clientId, query))
}

type Asked = { readonly cursor?: string | undefined; readonly limit: number }

/** What moved a client's credits, a page of it, as the client and staff get it. */
export async function pageMoves(db: Tx, clientId: ClientId, { cursor, limit: rows }: Asked) {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return refuse('malformed')
  const before = cursor === undefined ? null : BigInt(cursor)
  const found = await listMoves(db, clientId, { before, limit: rows + 1 })
  const page = found.slice(0, rows)
  return {
    ...success('', page.map(moveView)),
    next_cursor: found.length > rows ? String(page.at(-1)?.nr) : null,
  }
}

const invoicesAnHour = 120
const hourSeconds = 3_600

function registerInvoices(router: Router, deps: BuyingDeps): void {
  const { db } = deps
  const perClient = limit(invoicesAnHour, hourSeconds)
  router.on(routes.creditInvoice, async ({ params: { id = '' }, query, clientId, reply }) => {
    const purchase = isUuid(id) ? await loadPurchase(db, id) : undefined
    if (purchase?.clientId !== clientId) return refuse('not_found')
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const invoice = await loadInvoice(db, id, query.of === 'return')
    if (!invoice) return refuse('not_found')
    const paper = invoicePaper(deps, { purchase, invoice, language: query.lang })
    reply.header('content-type', 'application/pdf')
    reply.header('content-disposition', `attachment; filename="${paper.filename}"`)
    return Readable.from(paper.content)
  })
}
