// Defects of the books: postings, balances, their numbers, and ways that money may not go.

import { continuing, copied, moved, ownAccount } from '#test/crooked.ts'
import type { World } from '#test/world.ts'
import { dropChecks, type Mutant } from './planted.ts'
import { account, ending, house, newestOf, opening, otherId, stakes } from './trades-in-sql.ts'

export const bookMutants: readonly Mutant<World>[] = [
  {
    name: 'an edited amount of a posting',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ ada }) => [
      `update journal set amount = amount + 1
        where kind = 'demo_grant' and client_account = ${account(ada, 'demo')}`,
    ],
  },
  {
    name: 'a deleted posting',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ bob }) => [
      `delete from journal where kind = 'demo_grant' and client_account = ${account(bob, 'demo')}`,
    ],
  },
  {
    name: 'a posting whose other side is nowhere',
    trips: ['I1', 'I2', 'I6'],
    plant: ({ trades }) => [`update journal set to_account = 555 where ${ending(trades.lost)}`],
  },
  {
    name: 'a transfer of nothing',
    trips: ['I1'],
    plant: () => [
      ...dropChecks('journal'),
      moved({
        kind: 'house_cover',
        ref: otherId,
        currency: 'demo',
        amount: 0,
        from: house('demo'),
        to: stakes('demo'),
      }),
    ],
  },
  {
    name: 'a grant paid by the house',
    trips: ['I1'],
    plant: ({ ada }) => [
      `update journal set from_account = ${house('demo')}
        where kind = 'demo_grant' and client_account = ${account(ada, 'demo')}`,
    ],
  },
  {
    name: 'a way that the register does not know',
    trips: ['I1'],
    plant: () => [
      moved({
        kind: 'demo_grant',
        ref: otherId,
        currency: 'demo',
        amount: 1,
        from: ownAccount('demo', 'grants'),
        to: house('demo'),
      }),
    ],
  },
  {
    name: 'a way that was added to the register, and money that went it',
    trips: ['I1'],
    plant: () => [
      `insert into flow_routes values ('demo_grant', 'demo', 'grants', 'house')`,
      moved({
        kind: 'demo_grant',
        ref: otherId,
        currency: 'demo',
        amount: 1,
        from: ownAccount('demo', 'grants'),
        to: house('demo'),
      }),
    ],
  },
  {
    name: 'a way that the register knows in another currency',
    trips: ['I1'],
    plant: ({ bob }) => [
      moved({
        kind: 'sandbox_grant',
        ref: otherId,
        currency: 'demo',
        amount: 1,
        client: 'to',
        from: ownAccount('demo', 'grants'),
        to: account(bob, 'demo'),
      }),
    ],
  },
  {
    name: "a removed account of the currency's own",
    trips: ['I1', 'I2'],
    plant: () => [`delete from accounts where id = ${ownAccount('demo', 'grants')}`],
  },
  {
    name: 'an edited balance',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ ada }) => [
      `update journal set balance_after = balance_after + 10000
        where ${newestOf(account(ada, 'real'))}`,
    ],
  },
  {
    name: 'an edited number of postings',
    trips: ['I3', 'I13'],
    plant: ({ ada }) => [
      `update journal set posting = posting + 1 where ${newestOf(account(ada, 'real'))}`,
    ],
  },
  {
    name: 'a stake larger than the balance, properly posted',
    trips: ['I4'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      copied(opening(trades.open), {
        ref: `'${otherId}'`,
        amount: '999999',
        order_key: 'null',
        ...continuing('j.client_account', '- 999999'),
      }),
    ],
  },
  {
    name: 'more paid out of the stakes than there is',
    trips: ['I4', 'I6', 'I7'],
    plant: () => [
      ...dropChecks('journal'),
      moved({
        kind: 'trade_settle',
        ref: otherId,
        amount: 999_999,
        from: stakes('real'),
        to: house('real'),
      }),
    ],
  },
  {
    name: 'a gap in the numbers of postings',
    trips: ['I3', 'I13'],
    plant: ({ bob }) => [
      `update journal set posting = posting + 1 where ${newestOf(account(bob, 'demo'))}`,
    ],
  },
  {
    name: 'a gap in the middle of the numbers of postings',
    trips: ['I3', 'I13'],
    plant: ({ bob }) => [
      'drop index journal_posting',
      `update journal set posting = posting + 1
        where client_account = ${account(bob, 'demo')} and posting > 2`,
    ],
  },
  {
    name: 'an edited balance in the past',
    trips: ['I13'],
    plant: ({ bob }) => [
      `update journal set balance_after = balance_after + 1
        where client_account = ${account(bob, 'demo')} and posting = 2`,
    ],
  },
  {
    name: 'two postings that follow the same one',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ bob }) => [
      'drop index journal_posting',
      copied(newestOf(account(bob, 'demo')), { ref: `'${otherId}'`, order_key: 'null' }),
    ],
  },
]
