import { expect, test } from 'vitest'
import type { Tx } from '#server/platform/db.ts'
import type { Event } from './event.ts'
import { noteActing, withActing } from './note-acting.ts'

const desk = { session: '0191', proof: 'app', address: '198.51.100.7' } as const
const made: Event['details'] = { file: 'a' }
const event = (actor: Event['actor']) => ({ actor, details: made }) as Event
const eve = 'staff:eve@staff.example'
const max = 'staff:max@staff.example'

test('what a member does is written down with their session, what they showed and from where', () => {
  const tx = {} as Tx
  noteActing(tx, eve, desk)
  noteActing(tx, max, { ...desk, session: '0192', proof: 'passkey' })
  expect(withActing(tx, event(eve))).toEqual({
    ...made,
    staff_session: '0191',
    staff_proof: 'app',
    staff_address: '198.51.100.7',
  })
  expect(withActing(tx, event(max))).toMatchObject({
    staff_session: '0192',
    staff_proof: 'passkey',
  })
  expect(withActing(tx, event('system'))).toBe(made)
  expect(withActing(tx, event('client'))).toBe(made)
})

test('by command and by a program there is no session, and that is written', () => {
  const tx = {} as Tx
  noteActing(tx, eve, { proof: 'app' })
  expect(withActing(tx, event(eve))).toEqual({ ...made, staff_by: 'command', staff_proof: 'app' })
  noteActing(tx, eve, 'program')
  expect(withActing(tx, event(eve))).toEqual({ ...made, staff_by: 'program', staff_proof: 'none' })
})

test('an event of staff of which nobody noted how is not written', () => {
  const [tx, other] = [{} as Tx, {} as Tx]
  noteActing(tx, eve, desk)
  expect(() => withActing(tx, event(max))).toThrow('nobody noted how')
  expect(() => withActing(other, event(eve))).toThrow('nobody noted how')
})
