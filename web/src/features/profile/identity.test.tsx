// Who was identified: what the profile locks, what it says of a change, and asking for one.

import { afterEach, describe, expect, it } from 'vitest'
import { type ChangeView, type IdentityView, identityFields } from '#contract/client/identity.ts'
import { type Asked, ok, press, until, untilText } from '../../../../browser/test/served.tsx'
import { aUser } from '../../../test/client.ts'
import { leave, show } from '../../../test/served.tsx'
import EditProfilePage from './EditProfilePage.tsx'

afterEach(leave)

const at = '2026-11-21T12:00:00.000Z'
const user = aUser({
  phone: '+31 20 123 4567',
  gender: 'female',
  country: 'NL',
  state: 'Utrecht',
  city: 'Utrecht',
  address: 'Oudegracht 1',
})
const identified: IdentityView = {
  is_identified: true,
  date_of_birth: '1990-12-31',
  can_ask: true,
  change: null,
  held: [...identityFields],
}
const waiting: ChangeView = {
  id: '0190a000-0000-7000-8000-000000000001',
  status: 'Pending',
  asked_at: at,
  asked: { lastname: 'King', phone: '+31 20 765 4321' },
  decided_at: null,
  reason: null,
  call_code: '012345',
}

async function profileOf(identity: IdentityView) {
  const asked: Asked[] = []
  const place = await show(<EditProfilePage />, (one) => {
    asked.push(one)
    if (one.path === '/users/me' || one.path === '/users/update') return ok(user)
    if (one.path === '/public/countries') return ok([{ code: 'NL', name: 'Netherlands' }])
    return one.path.startsWith('/profile/identity') ? ok(identity) : undefined
  })
  const input = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  return { place, input, asked }
}

describe('the profile of who is identified', () => {
  it('locks what the document proved, sends it as it is, and leaves the address', async () => {
    const { input, asked } = await profileOf(identified)
    await until(() => expect(input('firstname')).not.toBeNull())
    for (const name of ['firstname', 'lastname', 'phone']) expect(input(name)?.readOnly).toBe(true)
    expect([input('country')?.type, input('country')?.value]).toEqual(['hidden', 'NL'])
    for (const name of ['city', 'address']) expect(input(name)?.readOnly).toBe(false)
    press('Save changes')
    await until(() => expect(asked.map(({ path }) => path)).toContain('/users/update'))
  })

  it('shows a change that waits with the code to read out, and takes it back', async () => {
    const { asked } = await profileOf({ ...identified, can_ask: false, change: waiting })
    await untilText('King')
    await untilText('012345')
    press('Take it back')
    const path = `/profile/identity/${waiting.id}/cancellation`
    await until(() => expect(asked).toContainEqual({ method: 'POST', path, body: undefined }))
  })

  it('says why a change was rejected, and asks for a document with the next', async () => {
    const rejected = { ...waiting, status: 'Rejected', reason: 'A cat.', call_code: null } as const
    await profileOf({ ...identified, change: rejected })
    await untilText('A cat.')
    press('Ask for a change')
    await untilText('What is to change')
    press('Send request')
    await untilText('Please select file!')
    await untilText('Please choose a document.')
  })
})

it('the profile of who is not identified has its names to edit', async () => {
  const free = { ...identified, is_identified: false, held: ['date_of_birth' as const] }
  const { input } = await profileOf(free)
  await until(() => expect(input('firstname')?.readOnly).toBe(false))
})
