// The link in the mail about a withdrawal: whoever took a session cannot get money out while its
// owner reads their mail.

import { describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { hour } from '#kernel/time.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { at, openWithdrawals } from '#test/withdrawal-calls.ts'
import { asEve, aWithdrawer, btcAddress } from '#test/withdrawals-app.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { operatorWallet } from './operator-wallet.ts'
import { prepareCoins } from './prepare-payout.ts'

openWithdrawals()

type Withdrawer = Awaited<ReturnType<typeof aWithdrawer>>

/** The hash of the newest link in the client's mail. */
async function linkIn({ db, client }: Withdrawer): Promise<string> {
  const mails = await mailsTo(db, client.email)
  const text = mails.map((mail) => mail.text).join('\n')
  return [...text.matchAll(/\/auth\/cancel-withdrawal\?hash=([\w-]+)/g)].at(-1)?.[1] ?? 'none'
}

let places = 0
/** Each call comes from somewhere else: links are limited by that. */
const from = () => {
  places += 1
  return { remoteAddress: `10.9.0.${places}` }
}

/** Without any session. */
async function look(hash: string) {
  const reply = await at.app.inject({ ...from(), url: `/api/withdraw/link?hash=${hash}` })
  return { http: reply.statusCode, headers: reply.headers, ...reply.json() }
}

async function stop(hash: string) {
  const reply = await at.app.inject({
    method: 'POST',
    url: '/api/withdraw/link/cancellation',
    payload: { hash },
    ...from(),
  })
  return { http: reply.statusCode, ...reply.json() }
}

describe('the link in the mail (T33)', () => {
  test('shows what it would cancel, and changes nothing by being opened', async () => {
    const who = await aWithdrawer(at)
    await who.withdraw(250, btcAddress)
    const hash = await linkIn(who)
    expect(hash).toMatch(/^[\w-]{43}$/)
    for (const _ of [1, 2, 3]) {
      const seen = await look(hash)
      expect(seen.http).toBe(200)
      expect(seen.headers['cache-control']).toBe('no-store')
      expect(seen.data).toEqual({
        method: 'btc',
        wallet: btcAddress,
        amount: 250,
        status: 'Pending',
        detail: 'in_review',
        can_cancel: true,
        hold_hours: 0,
        createdAt: new Date(at.clock.now()).toISOString(),
      })
    }
    expect(await who.balance()).toBe(9_750)
  })

  test('cancels without signing in, once, and holds new withdrawals for a day', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalChangeHours: 24 })
    const first = await who.withdraw(250, btcAddress)
    const hash = await linkIn(who)
    // Another one is under way too: it is its own link's, and nobody approves it now.
    const second = await who.withdraw(100, btcAddress)
    const replies = await Promise.all(Array.from({ length: 5 }, () => stop(hash)))
    expect(replies.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409, 409])
    expect(replies.find(({ http }) => http === 200)?.data).toMatchObject({
      status: 'Cancelled',
      can_cancel: false,
      hold_hours: 24,
    })
    expect(await who.balance()).toBe(9_900)
    const wish = { amount: 50, wallet: btcAddress }
    expect(await who.post('/withdraw', wish)).toMatchObject({ http: 422, code: 'withdrawals_held' })
    const id = second.data.withdraw_id as string
    expect(await approveWithdrawal(at.deps, id, asEve)).toMatchObject({
      refused: 'withdrawal_waits',
    })
    const [cancelled] = (await who.get('/withdraw')).data.filter(
      (row: { withdraw_id: string }) => row.withdraw_id === first.data.withdraw_id,
    )
    expect(cancelled).toMatchObject({
      status: 'Cancelled',
      steps: [{ by: 'client' }, { by: 'mail' }],
    })
    const kinds = (await who.get('/users/events')).data.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['withdrawal_stopped', 'withdrawal_cancelled'])
    const mails = await mailsTo(who.db, who.client.email)
    const told = mails.find(({ subject }) => subject === 'Your withdrawal is cancelled')
    expect(told?.text.replace(/\s+/g, ' ')).toContain('by the link in our mail')
    expect((await look(hash)).data).toMatchObject({ detail: 'cancelled' })

    at.clock.advance(24 * hour)
    await who.signInAgain()
    expect((await who.withdraw(50, btcAddress)).http).toBe(200)
    at.set({ withdrawalChangeHours: null })
    await expectSoundBooks(who.db, at.clock.now())
  })

  test('is no more once the money may be on its way, and says so', async () => {
    const who = await aWithdrawer(at)
    await at.price()
    const made = await who.withdraw(200, btcAddress)
    const id = made.data.withdraw_id as string
    const hash = await linkIn(who)
    expect(await approveWithdrawal(at.deps, id, asEve)).toMatchObject({ id })
    expect((await look(hash)).data).toMatchObject({ detail: 'approved', can_cancel: true })
    const terms = { settings: at.deps.settings(), mode: 'sandbox' } as const
    const wallet = await operatorWallet(who.db, 'btc', terms)
    if (isRefusal(wallet)) throw new Error(wallet.refused)
    await at.chains.btc.faucet(wallet.change.address, 10n ** 8n)
    expect(await prepareCoins(at.deps, id, { by: asEve })).not.toHaveProperty('refused')
    expect((await look(hash)).data).toMatchObject({ detail: 'prepared', can_cancel: false })
    expect(await stop(hash)).toMatchObject({ http: 409, code: 'withdrawal_on_its_way' })
    expect(await who.balance()).toBe(9_800)
    const [row] = await who.db.rows<{ used_at: unknown }>(
      'select used_at from withdrawal_links where withdrawal_id = $1',
      [id],
    )
    expect(row).toEqual({ used_at: null })
  })

  test('that nobody was sent is none, and neither is one of another purpose', async () => {
    const who = await aWithdrawer(at)
    await who.withdraw(20, btcAddress)
    const hash = await linkIn(who)
    const other = hash.startsWith('A') ? `B${hash.slice(1)}` : `A${hash.slice(1)}`
    for (const wrong of ['x', other, hash.slice(1), `${hash}A`, hash.toLowerCase()]) {
      expect(await look(wrong)).toMatchObject({ http: 404, code: 'withdrawal_link_invalid' })
      expect(await stop(wrong)).toMatchObject({ http: 404, code: 'withdrawal_link_invalid' })
    }
    const reply = await at.app.inject({
      method: 'POST',
      url: '/api/auth/change-email',
      payload: { hash },
    })
    expect(reply.json().code).toBe('link_invalid')
    expect(await who.balance()).toBe(9_980)
  })

  test('is tried twenty times a minute from one place at most', async () => {
    const tries = Array.from({ length: 25 }, (_, nr) =>
      at.app.inject({ url: `/api/withdraw/link?hash=guess${nr}`, remoteAddress: '10.8.0.1' }),
    )
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(5)
  })

  test('is kept as a hash, told in the mail alone, and changed by nobody', async () => {
    const who = await aWithdrawer(at)
    const made = await who.withdraw(20, btcAddress)
    const hash = await linkIn(who)
    expect(JSON.stringify(made)).not.toContain(hash)
    expect(at.logged()).not.toContain(hash)
    const events = await who.db.rows<{ details: string }>('select details::text from events')
    expect(events.some(({ details }) => details.includes(hash))).toBe(false)
    const rows = await who.db.rows<{ hash: Buffer }>('select hash from withdrawal_links')
    expect(rows.some((row) => row.hash.toString('base64url') === hash)).toBe(false)
    const id = made.data.withdraw_id
    for (const change of [
      'update withdrawal_links set hash = hash where withdrawal_id = $1',
      `update withdrawal_links set hash = '\\x00', used_at = now() where withdrawal_id = $1`,
      'delete from withdrawal_links where withdrawal_id = $1',
    ]) {
      await expect(who.db.rows(change, [id]), change).rejects.toThrow()
    }
  })
})
