// Cancelling with a key: a client whose answer was lost asks again and is told the same.

import { expect, test } from 'vitest'
import { second } from '#kernel/time.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { at, openWithdrawals } from '#test/withdrawal-calls.ts'
import { aWithdrawer, btcAddress } from '#test/withdrawals-app.ts'
import { runDemoOperator } from './run-demo-operator.ts'

openWithdrawals()

const keyed = (key: string) => ({ 'idempotency-key': key })

async function asked() {
  const who = await aWithdrawer(at)
  const id: string = (await who.withdraw(400, btcAddress)).data.withdraw_id
  return { who, id, url: `/withdraw/${id}/cancellation` }
}

test('the same key is the same answer, later and for many at once, and gives back once', async () => {
  const { who, url } = await asked()
  const told = (await at.news()).length
  const send = () => who.post(url, {}, keyed('stop-1'))
  const [first, ...more] = [...(await Promise.all([send(), send(), send()])), await send()]
  expect(first).toMatchObject({ http: 200, data: { status: 'Cancelled' } })
  for (const reply of more) expect(reply).toEqual(first)
  expect(await who.balance()).toBe(10_000)
  expect(await at.news()).toHaveLength(told + 1)
  expect(await who.post(url, {}, keyed('stop-2'))).toMatchObject({
    http: 409,
    code: 'withdrawal_ended',
  })
  expect(await who.post(url)).toMatchObject({ http: 409, code: 'withdrawal_ended' })
  await expectSoundBooks(who.db, at.clock.now())
})

test('a key stands for one withdrawal of one client', async () => {
  const { who, url } = await asked()
  const other = await who.withdraw(100, btcAddress)
  const next = `/withdraw/${other.data.withdraw_id}/cancellation`
  const replies = await Promise.all([
    who.post(url, {}, keyed('one')),
    who.post(next, {}, keyed('one')),
  ])
  expect(replies.map(({ http }) => http).sort()).toEqual([200, 422])
  expect(replies.find(({ http }) => http === 422)?.code).toBe('key_reused')
  const stranger = await asked()
  const foreign = await stranger.who.post(url, {}, keyed('one'))
  expect(foreign.http).toBe(404)
  expect((await stranger.who.post(stranger.url, {}, keyed('one'))).http).toBe(200)
})

test('says who did it, whoever approved it before: its client', async () => {
  const { who, id, url } = await asked()
  at.set({ demoOperator: true })
  at.clock.advance(10 * second)
  await at.price()
  await runDemoOperator(at.deps)
  at.set({ demoOperator: false })
  const reply = await who.post(url)
  expect(reply.data).toMatchObject({ status: 'Cancelled', detail: 'cancelled', reason: null })
  expect(reply.data.steps.map(({ by }: { by: string }) => by)).toEqual(['client', 'demo', 'client'])
  const mail = (await mailsTo(who.db, who.client.email)).at(-1)
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('You have cancelled your withdrawal of $400.00')
  const [notice] = (await who.get('/users/notices')).data.notices
  expect(notice).toMatchObject({ kind: 'withdrawal_cancelled', details: { id, by: 'client' } })
})

test('a key that is none is refused', async () => {
  const { who, url } = await asked()
  for (const key of ['', 'with space', 'x'.repeat(256)]) {
    expect(await who.post(url, {}, keyed(key))).toMatchObject({ http: 422, code: 'key_invalid' })
  }
  expect((await who.post(url, {}, keyed('x'.repeat(255)))).http).toBe(200)
})
