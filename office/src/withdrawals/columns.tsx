// The columns of a list of withdrawals, and without whose they are for the lists of one client.

import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { ListedWithdrawal } from '#contract/staff/withdrawals.ts'
import type { ListColumn } from '../list/ListTable.tsx'
import { seenOf } from '../parts/personal.ts'
import { Standing } from '../parts/Standing.tsx'
import { list } from '../words/list.ts'
import { withdrawals as t } from '../words/withdrawals.ts'
import { methodName, tones } from './looks.ts'

const home = '/withdrawals'

export const withdrawalColumns: readonly ListColumn<ListedWithdrawal>[] = [
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
    cell: ({ amount }) => moneyOf(amount),
  },
  { key: 'fee', title: list.fee, isNumber: true, isExtra: true, cell: ({ fee }) => moneyOf(fee) },
  { key: 'net', title: t.net, isNumber: true, isExtra: true, cell: ({ net }) => moneyOf(net) },
  {
    key: 'network',
    title: list.network,
    isExtra: true,
    cell: ({ network }) => network ?? '',
  },
  { key: 'id', title: list.id, isExtra: true, cell: ({ id }) => id },
  { key: 'to', title: t.to, cell: ({ destination, bank }) => bank ?? seenOf(destination) },
  {
    key: 'state',
    title: t.state,
    cell: ({ status, detail }) => <Standing tone={tones[status]}>{t.details[detail]}</Standing>,
  },
  {
    key: 'approvals',
    title: t.approvals,
    cell: (one) => t.approvalsOf(one.approved_by.length, one.approvals_needed),
  },
  {
    key: 'asked',
    title: t.asked,
    sort: { name: 'asked', first: 'up' },
    cell: ({ asked_at }) => dateMinute(asked_at),
  },
  {
    key: 'due',
    title: t.due,
    cell: ({ due_at, is_overdue }) =>
      is_overdue ? <Standing tone="bad">{dateMinute(due_at)}</Standing> : dateMinute(due_at),
  },
]

const ofWhom = ['number', 'client', 'email', 'standing']
export const ownWithdrawalColumns = withdrawalColumns.filter(({ key }) => !ofWhom.includes(key))
