import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import type { TransferKind } from '#server/ledger/flows.ts'
import { moveWithin, payIn, payOut } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { type AccountsApp, createAccountsApp, getMe, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { decidePlan, listPlansForStaff } from './decide-plan.ts'

const database = freshDatabase()

type Move = readonly [TransferKind, number, string?]

/** Moves of the live account, as deposits and withdrawals will post them. */
function move(clientId: ClientId, ...moves: Move[]): Promise<void> {
  const at = Date.UTC(2026, 10, 21) as never
  return database().db.transaction(async (tx) => {
    const accounts = await accountsOf(tx, [clientId])
    let account = present(
      accounts.find(({ book }) => book === 'real'),
      'an account',
    )
    for (const [kind, amount, ref = randomUUID()] of moves) {
      const cause = { kind, ref, at }
      const size = dollars(Math.abs(amount))
      const place = kind.startsWith('withdrawal') ? 'withdrawals' : 'outside_btc'
      if (kind === 'deposit_loss' || kind === 'withdrawal_pay') {
        const from = kind === 'deposit_loss' ? 'reorg_loss' : 'withdrawals'
        await postTransfers(tx, [moveWithin('real', { from, to: 'outside_btc' }, size, cause)])
        continue
      }
      const moved =
        amount > 0 ? payIn(account, place, size, cause) : payOut(account, place, size, cause)
      account = moved.account
      await postTransfers(tx, [moved.transfer])
    }
  })
}

async function aSignedIn(shared?: AccountsApp) {
  const { db } = database()
  const api = shared ?? (await createAccountsApp(db))
  const client = await aClient(db)
  const { token } = await signInAs(api.app, client)
  const headers = { authorization: `Bearer ${token}` }
  const post = (path: string, payload?: object) =>
    api.app.inject({
      method: 'POST',
      url: `/api/users/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    })
  return {
    ...api,
    client,
    set: (plan: string) => post('set-plan', { trading_plan: plan }),
    ask: (plan: string, replaces?: string) =>
      post('request-plan-update', { trading_plan: plan, replaces }),
    takeBack: (id: string) => post(`plan-request/${id}/cancellation`),
    post,
    me: async () => (await getMe(api.app, token)).json().data,
    standing: async () => (await api.app.inject({ url: '/api/users/plan', headers })).json().data,
    told: async () => {
      const list = await api.app.inject({ url: '/api/users/notices', headers })
      return list.json().data.notices.map(({ kind }: { kind: string }) => kind)
    },
    events: async () => {
      const list = await api.app.inject({ url: '/api/users/events', headers })
      return list.json().data.map(({ kind }: { kind: string }) => kind)
    },
  }
}

async function aStaff(email: string) {
  await createOperator(database().db, { email, passwordHash: '' }, Date.UTC(2026, 10, 21) as never)
  return email
}

function decide(api: AccountsApp, id: string, by: string, reason: string | null = null) {
  const install = { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' } as const
  const deps = {
    db: database().db,
    clock: api.clock,
    random: systemRandom,
    install,
    settings: () => defaultSettings,
  }
  const verdict =
    reason === null
      ? ({ state: 'approved', by: staffNamed(by), reason } as const)
      : ({ state: 'rejected', by: staffNamed(by), reason } as const)
  return decidePlan(deps, id, verdict)
}

describe('choosing a plan (T11)', () => {
  test('takes deposits: play money is none, and the refusal says what is missing', async () => {
    const one = await aSignedIn()
    expect((await one.me()).balance).toBe(10_000)
    const refused = await one.set('Diamond-50730')
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'plan_not_funded'])
    expect(refused.json().message).toContain('$50,730.00 of deposits')
    expect(refused.json().message).toContain('$50,730.00 are missing')
    await move(one.client.id, ['deposit_credit', 2_999])
    const short = await one.set('Beginner-3000')
    expect(short.json().message).toContain('$1.00 are missing')
    expect(await one.me()).toMatchObject({ trading_plan: 'None', plan_request: null })
    expect(await one.events()).not.toContain('plan_set')
  })

  test('works once it is funded, charges nothing, and is told', async () => {
    const one = await aSignedIn()
    await move(one.client.id, ['deposit_credit', 3_000])
    const reply = await one.set('Beginner-3000')
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      'Your plan is set. Nothing was charged.',
    ])
    expect(reply.json().data).toMatchObject({ trading_plan: 'Beginner-3000', balance: 13_000 })
    expect((await one.told())[0]).toBe('plan_set')
    expect((await one.events())[0]).toBe('plan_set')
    const [mail] = (await mailsTo(database().db, one.client.email)).slice(-1)
    expect(mail?.subject).toContain('Your plan is Beginner')
    // From a plan there is no way but asking, neither up nor down.
    await move(one.client.id, ['deposit_credit', 100_000])
    for (const plan of ['Gold-7600', 'Beginner-3000', 'Diamond-50730']) {
      const again = await one.set(plan)
      expect([again.statusCode, again.json().code]).toEqual([422, 'plan_chosen'])
    }
  })

  test('counts what was withdrawn, is being withdrawn, and was taken back', async () => {
    const one = await aSignedIn()
    const [paid, back, taken] = [randomUUID(), randomUUID(), randomUUID()]
    await move(
      one.client.id,
      ...([
        ['deposit_credit', 8_000],
        ['withdrawal_hold', -1_000, paid],
        ['withdrawal_pay', 1_000, paid],
        ['withdrawal_hold', -2_000, back],
        ['withdrawal_return', 2_000, back],
        ['withdrawal_hold', -500],
        ['deposit_credit', 700, taken],
        ['deposit_reversal', -300, taken],
        ['deposit_loss', 400, taken],
      ] as const),
    )
    expect((await one.standing()).funding).toBe(6_500)
    expect((await one.set('Gold-7600')).json().message).toContain('$1,100.00 are missing')
  })

  test('happens once, however often it is asked for at the same time', async () => {
    const one = await aSignedIn()
    await move(one.client.id, ['deposit_credit', 60_000])
    const plans = ['Beginner-3000', 'Gold-7600', 'Platinum-21199', 'Diamond-50730', 'Gold-7600']
    const codes = (await Promise.all(plans.map(one.set))).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([200, 422, 422, 422, 422])
    expect((await one.told()).filter((kind: string) => kind === 'plan_set')).toHaveLength(1)
  })

  test('knows four plans, and nothing else', async () => {
    const one = await aSignedIn()
    for (const plan of ['None', 'Gold', 'gold-7600', '']) {
      expect((await one.set(plan)).statusCode).toBe(422)
      expect((await one.ask(plan)).statusCode).toBe(422)
    }
    expect((await one.post('set-plan', { trading_plan: 'Gold-7600', amount: 1 })).statusCode).toBe(
      400,
    )
    expect((await one.app.inject({ method: 'POST', url: '/api/users/set-plan' })).statusCode).toBe(
      401,
    )
  })
})

describe('asking for a higher plan (T11)', () => {
  test('opens one request, however often it is asked; another plan asks before it takes its place', async () => {
    const one = await aSignedIn()
    await move(one.client.id, ['deposit_credit', 3_000])
    expect((await one.ask('Gold-7600')).json().code).toBe('plan_not_chosen')
    await one.set('Beginner-3000')
    expect((await one.ask('Beginner-3000')).json().code).toBe('plan_not_higher')
    const replies = await Promise.all([one.ask('Gold-7600'), one.ask('Gold-7600')])
    expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1)
    expect((await one.me()).plan_request).toEqual({ plan: 'Gold-7600' })
    const [{ id } = { id: '' }] = replies.map((reply) => reply.json().data)
    for (const named of [undefined, randomUUID()]) {
      const refused = await one.ask('Diamond-50730', named)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'plan_request_open'])
      expect(refused.json().message).toContain('the Gold plan')
    }
    expect((await one.standing()).plan_request).toMatchObject({ id, plan: 'Gold-7600' })
    const other = await one.ask('Diamond-50730', id)
    expect(other.json().data.plan).toBe('Diamond-50730')
    const open = await listPlansForStaff(database().db, 'waiting')
    const own = open.filter(({ clientId }) => clientId === one.client.id)
    expect(own.map(({ plan, funding }) => [plan, funding])).toEqual([
      ['Diamond-50730', dollars(3_000)],
    ])
    expect((await one.told()).slice(0, 2)).toEqual(['plan_requested', 'plan_requested'])
  })

  test('is approved by staff once the funding is there', async () => {
    const one = await aSignedIn()
    const by = await aStaff('plans@example.org')
    await move(one.client.id, ['deposit_credit', 3_000])
    await one.set('Beginner-3000')
    const { id } = (await one.ask('Gold-7600')).json().data
    const early = await decide(one, id, by)
    expect(isRefusal(early) && early.refused).toBe('plan_not_funded')
    await move(one.client.id, ['deposit_credit', 4_600])
    const stranger = await decide(one, id, 'nobody@example.org')
    expect(isRefusal(stranger) && stranger.refused).toBe('operator_unknown')
    expect(await decide(one, id, by)).toMatchObject({ state: 'approved', decidedBy: by })
    expect(await one.me()).toMatchObject({ trading_plan: 'Gold-7600', plan_request: null })
    expect((await one.me()).balance).toBe(17_600)
    const again = await decide(one, id, by)
    expect(isRefusal(again) && again.refused).toBe('plan_request_decided')
    expect((await one.told())[0]).toBe('plan_approved')
    expect((await one.events())[0]).toBe('plan_approved')
    const lower = await one.ask('Beginner-3000')
    expect([lower.statusCode, lower.json().code]).toEqual([422, 'plan_not_higher'])
  })

  test('is rejected with a reason, and can be asked again; nobody decides on their own', async () => {
    const one = await aSignedIn()
    await move(one.client.id, ['deposit_credit', 9_000])
    await one.set('Beginner-3000')
    const { id } = (await one.ask('Gold-7600')).json().data
    const self = await decide(one, id, await aStaff(one.client.email))
    expect(isRefusal(self) && self.refused).toBe('own_plan')
    const by = await aStaff('other-plans@example.org')
    await decide(one, id, by, 'Documents are missing.')
    expect(await one.me()).toMatchObject({ trading_plan: 'Beginner-3000', plan_request: null })
    expect((await one.told())[0]).toBe('plan_rejected')
    expect((await one.ask('Gold-7600')).json().data.id).not.toBe(id)
    await expect(
      database().db.rows(`update plan_requests set state = 'approved' where id = $1`, [id]),
    ).rejects.toThrow('append-only')
  })

  test('can be taken back while nobody has decided, and asked for again', async () => {
    const one = await aSignedIn()
    const by = await aStaff('back-plans@example.org')
    await move(one.client.id, ['deposit_credit', 9_000])
    await one.set('Beginner-3000')
    const { id } = (await one.ask('Gold-7600')).json().data
    const stranger = await aSignedIn(one)
    for (const [who, unknown] of [
      [stranger, id],
      [one, randomUUID()],
      [one, 'x'],
    ] as const) {
      expect((await who.takeBack(unknown)).statusCode).toBe(404)
    }
    const replies = await Promise.all([one.takeBack(id), one.takeBack(id)])
    for (const reply of replies) {
      expect(reply.json()).toMatchObject({
        status: true,
        done: 'plan_request_taken_back',
        message: 'Your request is taken back.',
        data: { trading_plan: 'Beginner-3000', plan_request: null },
      })
    }
    expect((await one.told()).filter((kind: string) => kind === 'plan_cancelled')).toHaveLength(1)
    expect((await one.events())[0]).toBe('plan_cancelled')
    const { db } = database()
    const mails = (await mailsTo(db, one.client.email)).map(({ subject }) => subject)
    expect(mails.filter((it) => it === 'You no longer ask for the Gold plan')).toHaveLength(1)
    const own = async (which: 'waiting' | 'all') =>
      (await listPlansForStaff(db, which)).filter(({ clientId }) => clientId === one.client.id)
    expect(await own('waiting')).toEqual([])
    expect(await own('all')).toMatchObject([{ id, state: 'cancelled', decidedBy: null }])
    const late = await decide(one, id, by)
    expect(isRefusal(late) && late.details).toEqual({ state: 'cancelled' })
    const again = (await one.ask('Gold-7600')).json().data
    expect(again.id).not.toBe(id)
    expect(await decide(one, again.id, by)).toMatchObject({ state: 'approved' })
    const decided = await one.takeBack(again.id)
    expect([decided.statusCode, decided.json().message]).toEqual([
      409,
      'This request is approved already.',
    ])
  })

  test('is no matter for a frozen account', async () => {
    const one = await aSignedIn()
    await move(one.client.id, ['deposit_credit', 9_000])
    await database().db.rows(`update clients set state = 'frozen' where id = $1`, [one.client.id])
    const reply = await one.set('Beginner-3000')
    expect([reply.statusCode, reply.json().code]).toEqual([423, 'account_frozen'])
  })
})
