// The columns of a list of deposits, and without whose they are for the lists of one client.

import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { ListedDeposit } from '#contract/staff/deposits.ts'
import type { ListColumn } from '../list/ListTable.tsx'
import { seenOf } from '../parts/personal.ts'
import { Standing } from '../parts/Standing.tsx'
import { deposits as t } from '../words/deposits.ts'
import { list } from '../words/list.ts'
import { methodName, tones } from './looks.ts'

const home = '/deposits'

export const depositColumns: readonly ListColumn<ListedDeposit>[] = [
  { key: 'number', title: t.number, isNumber: true, cell: ({ client }) => client.id },
  { key: 'client', title: t.client, cell: ({ client }) => seenOf(client.name) },
  { key: 'email', title: t.email, isExtra: true, cell: ({ client }) => seenOf(client.email) },
  {
    key: 'standing',
    title: t.standing,
    isExtra: true,
    cell: ({ client }) => t.standings[client.standing] ?? client.standing,
  },
  {
    key: 'method',
    title: t.method,
    cell: ({ id, method }) => <Link href={`${home}/${id}`}>{methodName(method)}</Link>,
  },
  {
    key: 'amount',
    title: t.amount,
    isNumber: true,
    sort: { name: 'amount', first: 'down' },
    cell: ({ amount }) => (amount === null ? t.unknown : moneyOf(amount)),
  },
  {
    key: 'network',
    title: list.network,
    isExtra: true,
    cell: ({ network }) => network ?? '',
  },
  { key: 'id', title: list.id, isExtra: true, cell: ({ id }) => id },
  { key: 'coins', title: t.coins, isNumber: true, cell: ({ coins: came }) => came ?? '' },
  {
    key: 'state',
    title: t.state,
    cell: ({ status, detail }) => <Standing tone={tones[status]}>{t.details[detail]}</Standing>,
  },
  {
    key: 'confirmations',
    title: t.confirmations,
    cell: (one) =>
      one.coins === null ? '' : t.ofNeeded(one.confirmations, one.confirmations_needed),
  },
  { key: 'receipt', title: t.receipt, cell: ({ has_receipt }) => (has_receipt ? t.yes : '') },
  { key: 'back', title: t.isBack, cell: ({ is_back }) => (is_back ? t.yes : '') },
  {
    key: 'asked',
    title: t.asked,
    sort: { name: 'asked', first: 'up' },
    cell: ({ asked_at }) => dateMinute(asked_at),
  },
]

const ofWhom = ['number', 'client', 'email', 'standing']
export const ownDepositColumns = depositColumns.filter(({ key }) => !ofWhom.includes(key))
