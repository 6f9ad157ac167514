// The calls by which staff read the books, and have them looked at.

import {
  type InvariantId,
  invariantIds,
  type LedgerTransfer,
  type LedgerTransferDetail,
  transferKinds,
} from '#contract/staff/ledger.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { cents, usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { day, iso, later, type Millis, millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { currencies } from '#server/ledger/flows.ts'
import { success } from '#server/platform/reply.ts'
import type { CarriedAccount, StoredTransfer } from './books.store.ts'
import { type Check, type CheckDeps, listChecks, openChecks } from './check-invariants.ts'
import { accountPages, listFoundAccounts } from './list-accounts.ts'
import { listTransfers, type TransferCursor } from './list-transfers.ts'
import { openTrialBalance, type Reckoned } from './reckon-balance.ts'
import { type FoundTransfer, viewTransfer } from './view-transfer.ts'

const text = (amount: bigint) => usdToText(cents(amount))
const textOr = (amount: bigint | null) => (amount === null ? null : text(amount))

export function registerBooks(office: OfficeRouter, deps: CheckDeps): void {
  const { db, clock } = deps
  const trial = openTrialBalance(deps)
  const check = openChecks(deps)

  office.on(routes.officeAccounts, async ({ query }) => {
    const { search = '', owner = null, currency = null, sort, cursor, limit } = query
    const after = accountPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const wish = { typed: search, owner, currency, sort, after, limit }
    const { page, next } = await listFoundAccounts(db, wish)
    const last = trial.last()
    const data = page.map((one) => accountView(one, last))
    return { ...success('Accounts.', data), next_cursor: next }
  })

  office.on(routes.officeTransfers, async ({ query }) => {
    const { kind = null, currency = null, account, client, limit } = query
    const cursor = query.cursor === undefined ? null : cursorOf(query.cursor)
    const [from, to] = [startOf(query.from), startOf(query.to)]
    if (cursor === undefined || from === undefined || to === undefined) return refuse('malformed')
    const { page, next } = await listTransfers(db, {
      kind,
      currency,
      accountId: account === undefined ? null : BigInt(account),
      clientId: client === undefined ? null : (BigInt(client) as ClientId),
      from: from ?? millis(0),
      until: to === null ? later(clock.now(), day) : later(to, day),
      cursor,
      limit,
    })
    return {
      ...success('Transfers.', page.map(transferView)),
      next_cursor: next && cursorText(next),
    }
  })

  office.on(routes.officeTransfer, async ({ params: { id = '' } }) => {
    const [ref = '', kind = ''] = id.split('~')
    const found = isUuid(ref) ? await viewTransfer(db, ref, kind) : undefined
    return found ? success('The transfer.', detailView(found)) : refuse('not_found')
  })

  office.on(routes.officeTrialBalance, async () => {
    const last = trial.last()
    return success('As it was last reckoned.', last ? trialView(last) : null)
  })

  office.on(routes.officeTrialBalanceReckoned, async () => {
    const reckoned = await trial.reckon()
    return isRefusal(reckoned) ? reckoned : success('Reckoned.', trialView(reckoned))
  })

  office.on(routes.officeChecks, async () =>
    success('What must be true of the books.', (await listChecks(db)).map(checkView)),
  )

  office.on(routes.officeCheck, async ({ params: { id = '' }, staff }) => {
    if (!isInvariant(id)) return refuse('not_found')
    const checked = await check(id, staff.staff)
    return isRefusal(checked) ? checked : success('Looked at.', checkView(checked))
  })
}

function isInvariant(id: string): id is InvariantId {
  return (invariantIds as readonly string[]).includes(id)
}

/** What is the install's own has nothing but its transfers: as they were last reckoned. */
function accountView(account: CarriedAccount, last: Reckoned | undefined) {
  const { id, currency, name, client_id, balance, postings } = account
  const lines = last?.trials.flatMap((one) => one.lines)
  const reckoned = lines?.find((line) => line.account === id)?.balance ?? null
  const isOwn = client_id === null
  return {
    id: String(id),
    currency,
    name,
    client: isOwn ? null : String(client_id),
    balance: textOr(isOwn ? reckoned : balance),
    postings: isOwn ? null : Number(postings),
  }
}

function transferView(one: StoredTransfer): LedgerTransfer {
  const { ref, kind, currency, amount, at } = one
  const { from, to } = sidesOf(one)
  return { id: `${ref}~${kind}`, kind, currency, amount: text(amount), at: iso(at), from, to }
}

function sidesOf(one: StoredTransfer) {
  const client = (id: ClientId | null) => (id === null ? null : String(id))
  return {
    from: {
      account: String(one.from_account),
      name: one.from_name,
      client: client(one.from_client),
    },
    to: { account: String(one.to_account), name: one.to_name, client: client(one.to_client) },
  }
}

function detailView({ transfer, cause, others }: FoundTransfer): LedgerTransferDetail {
  const { ref, amount, client_account, posting, balance_after, from_account } = transfer
  const { from, to } = sidesOf(transfer)
  const carried = { posting: String(posting), balance_after: textOr(balance_after) }
  const bare = { posting: null, balance_after: null }
  const isFrom = client_account !== null && client_account === from_account
  const isTo = client_account !== null && !isFrom
  return {
    ...transferView(transfer),
    ref,
    cause,
    entries: [
      { ...from, side: 'debit', amount: text(amount), ...(isFrom ? carried : bare) },
      { ...to, side: 'credit', amount: text(amount), ...(isTo ? carried : bare) },
    ],
    others: others.map(transferView),
  }
}

function trialView({ at, trials }: Reckoned) {
  return {
    at: iso(at),
    currencies: trials.map(({ currency, lines, debit, credit, off, isSound }) => {
      const name = currency as keyof typeof currencies
      const { unit, isMoney } = currencies[name]
      return {
        currency: name,
        unit,
        is_money: isMoney,
        is_sound: isSound,
        debit: text(debit),
        credit: text(credit),
        off: text(off),
        rows: lines.map((line) => ({
          account: line.account === null ? null : String(line.account),
          name: line.name,
          accounts: line.accounts,
          debit: text(line.debit),
          credit: text(line.credit),
          balance: text(line.balance),
          carried: text(line.carried),
        })),
      }
    }),
  }
}

function checkView({ id, last }: Check) {
  if (!last) return { id, last }
  const { at, actor: by, outcome, found, tookMs, breaches } = last
  return { id, last: { at: iso(at), by, outcome, found, took_ms: tookMs, breaches: [...breaches] } }
}

/** The first instant of a day; undefined: there is no such day. */
function startOf(given: string | undefined): Millis | null | undefined {
  if (given === undefined) return null
  const at = Date.parse(`${given}T00:00:00Z`)
  return Number.isNaN(at) ? undefined : millis(at)
}

function cursorText(cursor: TransferCursor): string {
  const place = 'ref' in cursor ? [cursor.ref, cursor.kind] : [cursor.posting, cursor.account]
  return [cursor.at, ...place].join('~')
}

/** Undefined: it is no cursor of ours. */
function cursorOf(cursor: string): TransferCursor | undefined {
  const [at = '', first = '', second = ''] = cursor.split('~')
  if (!/^\d{1,15}$/.test(at)) return undefined
  const place = { at: millis(Number(at)) }
  if (isUuid(first)) {
    const kind = transferKinds.find((one) => one === second)
    return kind && { ...place, ref: first, kind }
  }
  if (!/^\d{1,18}$/.test(first) || !/^\d{1,18}$/.test(second)) return undefined
  return { ...place, posting: BigInt(first), account: BigInt(second) }
}
