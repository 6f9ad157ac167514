// The picture in the profile: what can be done with it without saving the form.

import { afterEach, expect, it } from 'vitest'
import { type Asked, button, ok, press, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { AvatarField } from './AvatarField.tsx'

afterEach(leave)

const field = (known: string | null) => (
  <AvatarField
    known={known}
    name="Ada"
    picture={undefined}
    problem={undefined}
    onChange={() => {}}
  />
)

it('is removed by one press', async () => {
  const asked: Asked[] = []
  await show(field('/api/users/avatar/1'), (one) => {
    asked.push(one)
    return undefined
  })
  press('Remove the picture')
  await until(() => expect(button('One moment')).toBeDefined())
  await until(() =>
    expect(asked).toEqual([{ method: 'POST', path: '/users/avatar/removal', body: undefined }]),
  )
})

it('cannot be removed where there is none', async () => {
  const place = await show(field(null), () => ok(null))
  expect(place.querySelector('button')).toBeNull()
})
