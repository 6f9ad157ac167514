import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Act } from '#contract/client/blocks.ts'
import { hour, iso, later } from '#kernel/time.ts'
import { freezeClient } from '#server/identity/clients/freeze-client.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { signInAs } from '#test/accounts-app.ts'
import { aClient, type ClientWishes, type TestClient, tellProfile } from '#test/clients.ts'
import { clientAccount, moved, ownAccount } from '#test/crooked.ts'
import { freshDatabase } from '#test/database.ts'
import { createWithdrawalsApp, type WithdrawalsApp } from '#test/withdrawals-app.ts'

const database = freshDatabase()
let at: WithdrawalsApp
/** What the install says; a test changes it. */
const open = {
  isOpen: true,
  tradesLive: true,
  needsIdentity: false,
  needsAnswers: false,
  unserved: '',
}
let install = open
let people = 0

beforeAll(async () => {
  const { db } = database()
  const memory = new Map()
  const serves = (country: string) => country !== install.unserved
  at = await createWithdrawalsApp(db, {
    isOpen: () => install.isOpen,
    serves,
    rules: () => ({
      installTradesLive: () => install.tradesLive,
      needsIdentity: () => install.needsIdentity,
      needsAppropriateness: () => install.needsAnswers,
      serves,
      settings: () => at.install.settings(),
      memory,
    }),
  })
})

async function blocksOf(client: TestClient): Promise<Record<Act, string | null>> {
  people += 1
  const { token } = await signInAs(at.app, client, { from: `10.0.0.${people}` })
  const headers = { authorization: `Bearer ${token}` }
  const reply = await at.app.inject({ url: '/api/users/blocks', headers })
  const data = reply.json().data as Record<Act, { code: string; message: string } | null>
  const codes = Object.entries(data).map(([act, block]) => [act, block?.code ?? null])
  return Object.fromEntries(codes) as Record<Act, string | null>
}

const none = { deposit: null, withdraw: null, trade_live: null, plan: null }
const someone = (wishes: ClientWishes = {}) =>
  aClient(database().db, { clock: at.clock, ...wishes })
const rows = (text: string, { id }: TestClient) => database().db.rows(text, [id])
const limit = (kind: string) =>
  `insert into own_limits (client_id, kind, period, amount, changed_at)
   values ($1, '${kind}', 'day', 1, now())`

type Case = readonly [
  what: string,
  make: (client: TestClient) => Promise<unknown>,
  blocks: Partial<Record<Act, string>>,
]
const nothing = async () => {}
const later1h = () => iso(later(at.clock.now(), hour))

const cases: readonly Case[] = [
  ['nothing', nothing, {}],
  [
    'a frozen account',
    ({ id: clientId }) =>
      database().db.transaction((tx) => {
        const why = {
          actor: 'system',
          reason: { written: 'We wonder.' },
          isMoneyMissing: false,
        } as const
        return freezeClient(tx, { clientId, ...why }, { clock: at.clock, random: systemRandom })
      }),
    {
      deposit: 'account_frozen',
      withdraw: 'account_frozen',
      trade_live: 'account_frozen',
      plan: 'account_frozen',
    },
  ],
  [
    'a cool-off',
    (client) => rows(`update clients set cool_off_until = '${later1h()}' where id = $1`, client),
    { deposit: 'cool_off', trade_live: 'cool_off' },
  ],
  [
    'an own limit on deposits',
    (client) => rows(limit('deposit'), client),
    { deposit: 'own_deposit_limit' },
  ],
  [
    'an own limit on stakes',
    async (client) => {
      await rows('update clients set has_own_limits = true where id = $1', client)
      await rows(limit('stake'), client)
    },
    { trade_live: 'own_stake_limit' },
  ],
  [
    'a password that was just changed',
    async ({ id: clientId }) => {
      at.set({ withdrawalChangeHours: 24 })
      const event = { at: at.clock.now(), clientId, actor: 'client', details: {} } as const
      await database().db.transaction((tx) =>
        recordEvent(tx, { ...event, kind: 'password_changed' }),
      )
    },
    { withdraw: 'withdrawals_held' },
  ],
  [
    'limits of withdrawals that are used up',
    async () => at.set({ withdrawalDayLimits: { unverified: 1, verified: 1 } }),
    { withdraw: 'withdrawal_day_limit' },
  ],
  [
    'no way to withdraw',
    async () => at.set({ withdrawalTerms: {} } as Partial<Settings>),
    { withdraw: 'withdrawal_method_closed' },
  ],
  [
    'an empty live account',
    ({ id: clientId }) => {
      const from = clientAccount(clientId, 'real')
      return database().db.rows(
        moved({
          kind: 'sandbox_forfeit',
          ref: randomUUID(),
          to: ownAccount('real', 'grants'),
          from,
          client: 'from',
          amount: `(select balance - 99 from ledger_accounts where id = ${from})`,
        }),
      )
    },
    { trade_live: 'deposit_first' },
  ],
  [
    'plans that limit trades by hand',
    async () => at.set({ planLimitScope: 'live' }),
    { trade_live: 'plan_limit_reached' },
  ],
  [
    'an install that takes no money',
    async () => {
      install = { ...install, isOpen: false, tradesLive: false }
    },
    { deposit: 'deposits_closed', trade_live: 'live_trading_closed' },
  ],
  [
    'an identity that is not known',
    async () => {
      install = { ...install, needsIdentity: true }
    },
    { trade_live: 'identity_needed' },
  ],
  [
    'questions that are not answered',
    async () => {
      install = { ...install, needsAnswers: true }
    },
    { trade_live: 'appropriateness_needed' },
  ],
  [
    'a country that is not on the list any more',
    async (client) => {
      await tellProfile(database().db, client, 'BE')
      install = { ...install, unserved: 'BE', isOpen: false, tradesLive: false }
    },
    // Withdrawing stays as it was.
    { deposit: 'country_closed', trade_live: 'country_closed' },
  ],
  [
    'a country that is on the list',
    async (client) => {
      await tellProfile(database().db, client, 'NL')
      install = { ...install, unserved: 'BE' }
    },
    {},
  ],
]

describe('what blocks each act is told before', () => {
  test.each(cases)('%s', async (_what, make, blocks) => {
    install = open
    const settings = at.deps.settings()
    const client = await someone()
    await make(client)
    expect(await blocksOf(client)).toEqual({ ...none, ...blocks })
    at.set(settings)
  })

  test('an e-mail that is not confirmed', async () => {
    expect(await blocksOf(await someone({ emailConfirmed: false }))).toEqual({
      ...none,
      deposit: 'deposit_needs_email',
      trade_live: 'email_unconfirmed',
    })
  })
})
