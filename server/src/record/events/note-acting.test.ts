import { expect, test } from 'vitest'
import type { Tx } from '#server/platform/db.ts'
import type { Event } from './event.ts'
import { noteActing, withDesk } from './note-acting.ts'

const desk = { session: '0191', proof: 'app' } as const
const made: Event['details'] = { file: 'a' }
const event = (actor: Event['actor']) => ({ actor, details: made }) as Event

test('what a member does is written down with their session, and nothing else is', () => {
  const [tx, other] = [{} as Tx, {} as Tx]
  noteActing(tx, 'staff:eve@staff.example', desk)
  expect(withDesk(tx, event('staff:eve@staff.example'))).toEqual({
    ...made,
    staff_session: '0191',
    staff_proof: 'app',
  })
  expect(withDesk(tx, event('staff:max@staff.example'))).toBe(made)
  expect(withDesk(tx, event('system'))).toBe(made)
  expect(withDesk(other, event('staff:eve@staff.example'))).toBe(made)
})

test('by command there is none', () => {
  const tx = {} as Tx
  noteActing(tx, 'staff:eve@staff.example', desk)
  noteActing(tx, 'staff:eve@staff.example', null)
  expect(withDesk(tx, event('staff:eve@staff.example'))).toBe(made)
})
