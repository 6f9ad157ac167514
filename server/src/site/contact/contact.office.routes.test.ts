// Visitors' messages in the office: who waits, who answers, and that what was answered was mailed.

import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerStaffMessages } from './contact.office.routes.ts'
import { sendMessage } from './send-message.ts'

const database = freshDatabase()
const visitor = { name: 'Ada', email: 'ada@example.org', message: 'Hello.\nAre you there?' }
let api: OfficeApp
let number = 0

beforeEach(async () => {
  const { db } = database()
  await db.rows('delete from contact_messages')
  await db.rows('delete from outbox')
  await db.rows('update canned_answers set removed_at = now() where removed_at is null')
  api = await createOfficeApp(db, {
    register: (office, install) => registerStaffMessages(office, install),
  })
  await sendMessage(api.install, visitor, null)
})

const seat = (...roles: StaffRole[]) => {
  number += 1
  return sitDown(api, `staff-${number}@desk.example`, roles)
}
const listed = async (token: string, query = '') =>
  (await read(api, `messages${query}`, token)).json()
const firstId = async (token: string): Promise<string> => (await listed(token)).data[0].id
const mails = () =>
  api.db.rows<{ recipient: string; body_text: string }>(
    `select recipient, body_text from outbox where recipient = $1`,
    [visitor.email],
  )

describe('a message', () => {
  test('waits until it is answered, and the answer is mailed with their words below it', async () => {
    const token = await seat('support')
    expect((await listed(token, '?state=open')).data).toMatchObject([
      { name: 'Ada', beginning: 'Hello.', state: 'open', assigned_to: null },
    ])
    const id = await firstId(token)
    const answered = await post(
      api,
      `messages/${id}/answer`,
      { text: 'Yes.\n\nWe are.' },
      { token },
    )
    expect(answered.json().data).toMatchObject({
      state: 'done',
      steps: [{ kind: 'answered', text: 'Yes.\n\nWe are.' }],
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.body_text).toContain('Yes.')
    expect(mail?.body_text).toContain('> Are you there?')
    expect((await listed(token, '?state=open')).data).toEqual([])
    expect((await listed(token, '?state=done')).data).toHaveLength(1)
  })

  test('is answered in the language of the page that it was written from', async () => {
    const { db } = database()
    await db.rows('delete from contact_messages')
    await sendMessage(api.install, { ...visitor, language: 'he' }, null)
    const token = await seat('support')
    await post(api, `messages/${await firstId(token)}/answer`, { text: 'Yes.' }, { token })
    const [mail] = await mails()
    expect(mail?.body_text).toContain('שלום Ada,')
    expect(mail?.body_text).toContain('Yes.')
  })

  test('is answered once, however many answer at the same time', async () => {
    const token = await seat('support')
    const id = await firstId(token)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(api, `messages/${id}/answer`, { text: 'Yes.' }, { token }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await mails()).toHaveLength(1)
  })

  test('is closed with a reason and opened again with another', async () => {
    const token = await seat('compliance')
    const id = await firstId(token)
    const act = (what: string, payload: object) =>
      post(api, `messages/${id}/${what}`, payload, { token })
    expect((await act('closing', { reason: ' ' })).statusCode).toBe(422)
    expect((await act('reopening', { reason: 'x' })).json().code).toBe('message_open')
    expect((await act('closing', { reason: 'an advertisement' })).json().data.state).toBe('done')
    expect((await act('closing', { reason: 'again' })).json().code).toBe('message_done')
    expect((await act('reopening', { reason: 'it was none' })).json().data.state).toBe('open')
    expect(await mails()).toEqual([])
  })

  test('is somebody’s once they took it, and nobody’s when they give it back', async () => {
    const token = await seat('support')
    const id = await firstId(token)
    const take = (is_mine: boolean) =>
      post(api, `messages/${id}/assignment`, { is_mine }, { token })
    expect((await take(true)).json().data.assigned_to).toBe(`staff-${number}@desk.example`)
    expect((await take(false)).json().data.assigned_to).toBeNull()
  })

  test('is read by an auditor and answered by none', async () => {
    const token = await seat('auditor')
    const id = await firstId(token)
    expect((await read(api, `messages/${id}`, token)).statusCode).toBe(200)
    expect((await post(api, `messages/${id}/answer`, { text: 'Yes.' }, { token })).statusCode).toBe(
      404,
    )
  })

  test('takes what staff did with it along when it is forgotten', async () => {
    const token = await seat('support')
    await post(api, `messages/${await firstId(token)}/answer`, { text: 'Yes.' }, { token })
    await api.db.rows('delete from contact_messages')
    expect(await api.db.rows('select from message_steps')).toEqual([])
    expect((await listed(token)).data).toEqual([])
  })
})

test('messages come page by page', async () => {
  const token = await seat('support')
  for (const message of ['two', 'three']) {
    await sendMessage(api.install, { ...visitor, message }, null)
  }
  const first = await listed(token, '?limit=2')
  const rest = await listed(token, `?limit=2&cursor=${first.next_cursor}`)
  const beginnings = [...first.data, ...rest.data].map((row) => row.beginning)
  expect(beginnings).toEqual(['three', 'two', 'Hello.'])
  expect(rest.next_cursor).toBeNull()
})

test('an answer kept ready gives way to another of its name, and goes', async () => {
  const token = await seat('support')
  const keep = (text: string) => post(api, 'canned-answers', { name: 'Hours', text }, { token })
  await keep('Nine to five.')
  const kept = (await keep('Nine to six.')).json().data
  expect(kept).toMatchObject([{ name: 'Hours', text: 'Nine to six.' }])
  const gone = await post(api, `canned-answers/${kept[0].id}/removal`, {}, { token })
  expect(gone.json().data).toEqual([])
  expect((await post(api, `canned-answers/${kept[0].id}/removal`, {}, { token })).statusCode).toBe(
    404,
  )
})
