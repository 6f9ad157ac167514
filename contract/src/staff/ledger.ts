// The books as staff read them: accounts, transfers, the trial balance, what was compared with
// those who keep the money, and what must be true of it all. Nothing here moves anything.

import * as z from 'zod/mini'
import { Instant, line, Page, pageQuery, Success, Text, text } from '../shared/wire.ts'
import { bothWays, daysQuery } from './lists.ts'
import { clientNumber } from './withdrawals.ts'

/** What a transfer can be for: the register of flows. */
export const transferKinds = [
  ...(['deposit_credit', 'deposit_reversal', 'deposit_loss', 'deposit_restored'] as const),
  ...(['loss_recovered', 'withdrawal_hold', 'withdrawal_return', 'withdrawal_pay'] as const),
  ...(['withdrawal_fee', 'withdrawal_returned', 'goodwill', 'trade_open'] as const),
  ...(['trade_settle', 'house_cover', 'demo_grant', 'sandbox_grant'] as const),
  ...(['sandbox_forfeit', 'credit_purchase', 'credit_repayment', 'credit_issue'] as const),
  ...(['credit_refund', 'credit_charge', 'bonus_grant', 'bonus_end', 'bonus_turn'] as const),
  ...(['bonus_paid', 'cashback_paid', 'referral_paid', 'demo_gift'] as const),
  ...(['chips_grant', 'chips_end'] as const),
  ...(['tournament_fee', 'tournament_refund', 'tournament_added'] as const),
  ...(['tournament_prize', 'tournament_share', 'moved_out'] as const),
] as const

/** What accounts are kept in. */
export const ledgerCurrencies = ['real', 'demo', 'credits', 'bonus', 'chips'] as const
export type LedgerCurrency = (typeof ledgerCurrencies)[number]
const Currency = z.enum(ledgerCurrencies, { error: 'not_listed' })

/** How books can differ: ours, the records, and what those say who keep the money. */
export const differenceKinds = [
  ...(['book_not_zero', 'custody_differs', 'held_differs', 'fees_differ'] as const),
  ...(['output_unknown', 'output_not_credited', 'output_differs'] as const),
  ...(['output_not_on_chain', 'output_back', 'output_credited_twice'] as const),
  ...(['payout_not_on_chain', 'payout_differs', 'payout_not_settled'] as const),
  ...(['movement_not_on_chain', 'coins_differ', 'charge_not_credited'] as const),
  ...(['charge_not_taken', 'charge_differs', 'dispute_not_booked', 'dispute_won'] as const),
] as const

/** What must be true of the books, by its number in the study of threats. */
export const invariantIds = [
  ...(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10', 'I11', 'I12'] as const),
  ...(['I13', 'I14', 'I15', 'I18', 'I22', 'I23', 'I24', 'I25', 'I26', 'I27'] as const),
  ...(['I29', 'I30', 'I31', 'I33', 'I34', 'I36', 'I37', 'I38', 'I41', 'I42'] as const),
  ...(['I45', 'I46', 'I47', 'I48', 'I49', 'I50'] as const),
] as const
export type InvariantId = (typeof invariantIds)[number]

export const LedgerAccount = z.object({
  id: Text,
  currency: Currency,
  /** A client's is `available`; the others are the install's own, by name. */
  name: Text,
  client: z.nullable(Text),
  /** Dollars as plain text; null: of the install's own the trial balance tells. */
  balance: z.nullable(Text),
  /** How many entries a client's account has. */
  postings: z.nullable(z.int()),
})
export type LedgerAccount = z.infer<typeof LedgerAccount>

const Side = z.object({ account: Text, name: Text, client: z.nullable(Text) })
export type LedgerSide = z.infer<typeof Side>

const transfer = {
  /** Its cause and its kind: together they are there once. */
  id: Text,
  kind: z.enum(transferKinds),
  currency: Currency,
  amount: Text,
  at: Instant,
  from: Side,
  to: Side,
} as const

export const LedgerTransfer = z.object(transfer)
export type LedgerTransfer = z.infer<typeof LedgerTransfer>

/** What made a transfer, where the office has a page of it, and the others of the same cause. */
export const causes = [
  ...(['trade', 'deposit', 'withdrawal', 'correction', 'account', 'credits', 'promotion'] as const),
] as const

export const LedgerTransferDetail = z.object({
  ...transfer,
  ref: Text,
  cause: z.object({ what: z.enum(causes), id: Text }),
  /** Both sides: what the one is less and the other more by. */
  entries: z.array(
    z.object({
      ...Side.shape,
      side: z.enum(['debit', 'credit']),
      amount: Text,
      /** Of a client's account: the number of the entry there, and what was there after it. */
      posting: z.nullable(Text),
      balance_after: z.nullable(Text),
    }),
  ),
  others: z.array(LedgerTransfer),
})
export type LedgerTransferDetail = z.infer<typeof LedgerTransferDetail>

const TrialRow = z.object({
  /** Null: all clients’ together. */
  account: z.nullable(Text),
  name: Text,
  accounts: z.int(),
  debit: Text,
  credit: Text,
  /** Credit less debit, by the entries. */
  balance: Text,
  /** As the accounts themselves say; of the install's own there is nothing but entries. */
  carried: Text,
})

const TrialCurrency = z.object({
  currency: Currency,
  unit: Text,
  is_money: z.boolean(),
  rows: z.array(TrialRow),
  debit: Text,
  credit: Text,
  /** Of all that accounts carry: nothing, or the books are wrong by it. */
  off: Text,
  is_sound: z.boolean(),
})
export type TrialCurrency = z.infer<typeof TrialCurrency>

const TrialBalance = z.object({ at: Instant, currencies: z.array(TrialCurrency) })
export type TrialBalance = z.infer<typeof TrialBalance>

export const checkOutcomes = ['holds', 'broken', 'too_long'] as const

const Checked = z.object({
  at: Instant,
  by: Text,
  outcome: z.enum(checkOutcomes),
  found: z.int(),
  took_ms: z.int(),
  /** The first of what breaks it, as the audit says it. */
  breaches: z.array(Text),
})

export const LedgerCheck = z.object({
  id: z.enum(invariantIds),
  /** Null: nobody ran it lately. */
  last: z.nullable(Checked),
})
export type LedgerCheck = z.infer<typeof LedgerCheck>

/** A look at the books against those who keep the money, as the install took it by itself. */
export const BooksLook = z.object({
  id: Text,
  at: Instant,
  outcome: z.enum(['ok', 'differences', 'unknown']),
  differences: z.int(),
  /** Who was asked and did not answer. */
  unanswered: z.int(),
})
export type BooksLook = z.infer<typeof BooksLook>

const amounts = {
  kind: z.enum(differenceKinds),
  /** Dollars, or a coin: amounts are of it, as plain text. */
  unit: Text,
  about: Text,
  ours: Text,
  theirs: Text,
  between: Text,
} as const

export const BookDifference = z.object({
  id: Text,
  ...amounts,
  found_at: Instant,
  /** Null: it stands. */
  gone_at: z.nullable(Instant),
})
export type BookDifference = z.infer<typeof BookDifference>

const Compared = z.object({
  at: Instant,
  /** What clients are owed of the live book. */
  owed: Text,
  places: z.array(z.object({ name: Text, ledger: Text, records: Text })),
  coins: z.array(
    z.object({ coin: Text, network: Text, holding: Text, expected: Text, moved: Text }),
  ),
  /** How many card payments were asked about; null: no cards are taken. */
  cards: z.nullable(z.int()),
  differences: z.array(z.object(amounts)),
  /** Who did not answer: `ledger`, a coin or `cards`. */
  silent: z.array(Text),
})
export type Compared = z.infer<typeof Compared>

const wrong = { error: 'not_listed' } as const
const accountNumber = text(18).check(z.regex(/^\d{1,18}$/, 'not_whole'))

export const accountSorts = bothWays('number')
export type AccountSort = (typeof accountSorts)[number]

export const ledgerRoutes = {
  officeAccounts: {
    method: 'GET',
    path: '/office/ledger/accounts',
    audience: 'staff',
    action: 'ledger.read',
    summary: 'Accounts of the ledger by number: clients’, and the install’s own.',
    query: z.strictObject({
      ...pageQuery,
      /** A client by number, name, e-mail or another fact; or the name of an account. */
      search: z.optional(line(200, { least: 0 })),
      sort: z._default(z.enum(accountSorts, wrong), 'number'),
      owner: z.optional(z.enum(['client', 'install'], wrong)),
      currency: z.optional(Currency),
    }),
    reply: Page(LedgerAccount),
  },
  officeTransfers: {
    method: 'GET',
    path: '/office/ledger/transfers',
    audience: 'staff',
    action: 'ledger.read',
    summary:
      'Transfers, the newest first. Where few are as asked for a page may have found none so far ' +
      'and go on.',
    query: z.strictObject({
      ...pageQuery,
      kind: z.optional(z.enum(transferKinds, wrong)),
      currency: z.optional(Currency),
      account: z.optional(accountNumber),
      client: z.optional(clientNumber),
      ...daysQuery,
    }),
    reply: Page(LedgerTransfer),
  },
  officeTransfer: {
    method: 'GET',
    path: '/office/ledger/transfers/:id',
    audience: 'staff',
    action: 'ledger.read',
    summary: 'One transfer: both of its entries, what made it, and the others of that.',
    reply: Success(LedgerTransferDetail),
  },
  officeTrialBalance: {
    method: 'GET',
    path: '/office/ledger/trial-balance',
    audience: 'staff',
    action: 'ledger.read',
    summary: 'The trial balance as it was last reckoned; null: it was not since the start.',
    reply: Success(z.nullable(TrialBalance)),
  },
  officeTrialBalanceReckoned: {
    method: 'POST',
    path: '/office/ledger/trial-balance',
    audience: 'staff',
    action: 'ledger.read',
    summary: 'Reckons the trial balance from every transfer; at most once a minute.',
    reply: Success(TrialBalance),
  },
  officeBooksLooks: {
    method: 'GET',
    path: '/office/ledger/looks',
    audience: 'staff',
    action: 'ledger.read',
    summary: 'How each look at the books against those who keep the money ended, newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(BooksLook),
  },
  officeBookDifferences: {
    method: 'GET',
    path: '/office/ledger/differences',
    audience: 'staff',
    action: 'ledger.read',
    summary: 'Where two books told different amounts, since when and until when, newest first.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(['standing', 'all'], wrong), 'standing'),
    }),
    reply: Page(BookDifference),
  },
  officeComparison: {
    method: 'POST',
    path: '/office/ledger/comparison',
    audience: 'staff',
    action: 'ledger.check',
    summary: 'Holds the books against chains and card provider now, and keeps nothing of it.',
    reply: Success(Compared),
  },
  officeChecks: {
    method: 'GET',
    path: '/office/ledger/checks',
    audience: 'staff',
    action: 'ledger.read',
    summary: 'What must be true of the books, and how the last look at each ended.',
    reply: Success(z.array(LedgerCheck)),
  },
  officeCheck: {
    method: 'POST',
    path: '/office/ledger/checks/:id',
    audience: 'staff',
    action: 'ledger.check',
    summary: 'Looks whether one of them holds now, for so many seconds at most.',
    reply: Success(LedgerCheck),
  },
} as const
