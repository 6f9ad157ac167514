// Deposits as staff see them: what was asked for, what came, and what they can do about it.

import * as z from 'zod/mini'
import { coins } from '#kernel/coins.ts'
import { DepositDetail, DepositStatus } from '../client/deposits.ts'
import { Instant, Page, pageQuery, Success, Text } from '../shared/wire.ts'
import { bothWays, daysQuery, referenceText } from './lists.ts'
import { Personal } from './personal-data.ts'
import { clientNumber, dollarsText, verdictReason } from './withdrawals.ts'

/** What a member can do about a deposit as it stands. */
export const depositDeeds = [
  'reject',
  /** Credit what was taken back again: a correction, which a second member confirms. */
  'restore',
  'see_receipt',
] as const
export type DepositDeed = (typeof depositDeeds)[number]

const listed = {
  id: Text,
  client: z.object({ id: Text, email: Personal, name: Personal, standing: Text }),
  method: z.enum(['card', ...coins]),
  network: z.nullable(Text),
  status: DepositStatus,
  detail: DepositDetail,
  /** Dollars as plain text: what was credited, or else what was asked for. */
  amount: z.nullable(Text),
  /** What came, as decimal text. */
  coins: z.nullable(Text),
  confirmations: z.int(),
  confirmations_needed: z.int(),
  has_receipt: z.boolean(),
  /** It was taken back, and its chain has it again. */
  is_back: z.boolean(),
  asked_at: Instant,
} as const

export const ListedDeposit = z.object(listed)
export type ListedDeposit = z.infer<typeof ListedDeposit>

const Sum = z.object({ count: z.int(), amount: Text })

export const StaffDeposit = z.object({
  ...listed,
  /** The client's own address here; null with a card. */
  address: z.nullable(Personal),
  asked: z.nullable(
    z.object({
      amount: Text,
      rate: z.nullable(Text),
      coins: z.nullable(Text),
      rate_until: z.nullable(Instant),
    }),
  ),
  /** What the chain shows of it. */
  output: z.nullable(
    z.object({
      transaction: Text,
      index: z.int(),
      coins: Text,
      height: z.nullable(z.int()),
      seen_at: Instant,
      /** The chain no longer has it. */
      gone_at: z.nullable(Instant),
    }),
  ),
  /** What the card provider took, by its own number, and who took it back. */
  charge: z.nullable(
    z.object({
      id: Text,
      amount: Text,
      at: Instant,
      disputes: z.array(z.object({ id: Text, at: Instant })),
    }),
  ),
  credit: z.nullable(
    z.object({ amount: Text, rate: z.nullable(Text), rest_rate: z.nullable(Text) }),
  ),
  /** Other deposits with the same picture, or one that looks like it. */
  like_receipts: z.array(z.object({ deposit: Text, differing_bits: z.nullable(z.int()) })),
  steps: z.array(
    z.object({
      state: Text,
      outcome: z.nullable(Text),
      at: Instant,
      actor: Text,
      reason: z.nullable(Text),
    }),
  ),
  /** Of the client altogether. */
  sums: z.object({ approved: Sum, waiting: Sum, reversed: Sum }),
  deeds: z.array(z.enum(depositDeeds)),
})
export type StaffDeposit = z.infer<typeof StaffDeposit>

export const depositLists = [
  ...(['pending', 'approved', 'rejected', 'reversed', 'restored', 'all'] as const),
] as const
export type DepositList = (typeof depositLists)[number]

export const depositSorts = bothWays('asked', 'amount')
export type DepositSort = (typeof depositSorts)[number]

/** The key that addresses of a coin are made from, by its fingerprint. */
export const DepositKey = z.object({
  coin: z.enum(coins),
  network: z.nullable(Text),
  /** Null: none is set, or what is set makes none; `fault` says which. */
  key_id: z.nullable(Text),
  fault: z.nullable(Text),
  /** A confirmed change of it, and when it takes or took effect. */
  change: z.nullable(z.object({ proposal: Text, at: Instant, is_done: z.boolean() })),
})
export type DepositKey = z.infer<typeof DepositKey>

export const staffDepositRoutes = {
  officeDeposits: {
    method: 'GET',
    path: '/office/deposits',
    audience: 'staff',
    action: 'deposit.read',
    summary: 'Deposits by how they stand, a page at a time; those that wait the oldest first.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(depositLists, { error: 'not_listed' }), 'pending'),
      sort: z.optional(z.enum(depositSorts, { error: 'not_listed' })),
      method: z.optional(z.enum(['card', ...coins], { error: 'not_listed' })),
      least: z.optional(dollarsText),
      most: z.optional(dollarsText),
      client: z.optional(clientNumber),
      /** A transaction, what the card provider calls the charge, or the id. */
      reference: z.optional(referenceText),
      ...daysQuery,
    }),
    reply: Page(ListedDeposit),
  },
  officeDeposit: {
    method: 'GET',
    path: '/office/deposits/:id',
    audience: 'staff',
    action: 'deposit.read',
    summary: 'One deposit: what was asked for, what came by chain or card, and what became of it.',
    reply: Success(StaffDeposit),
  },
  officeReceipt: {
    method: 'GET',
    path: '/office/deposits/:id/receipt',
    audience: 'staff',
    action: 'receipt.read',
    summary: 'The picture that the client sent with it; on record is who looked.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
  officeDepositRejection: {
    method: 'POST',
    path: '/office/deposits/:id/rejection',
    audience: 'staff',
    action: 'deposit.reject',
    summary:
      'Ends a deposit in coins of which nothing was seen, with a reason that the client reads. ' +
      'What comes all the same is credited all the same.',
    body: z.strictObject({ reason: verdictReason }),
    reply: Success(StaffDeposit),
  },
  officeDepositKeys: {
    method: 'GET',
    path: '/office/deposit-keys',
    audience: 'staff',
    action: 'deposit.read',
    summary: 'Which keys the addresses for deposits are made from, and what changes of them.',
    reply: Success(z.array(DepositKey)),
  },
} as const
