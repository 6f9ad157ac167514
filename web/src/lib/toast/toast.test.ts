// A message that comes when its page is gone, or its part of the app cannot be had, is lost; the next
// one is shown all the same.

import { expect, it, vi } from 'vitest'
import { until } from '../../../../browser/test/served.tsx'
import { toast } from './toast.ts'

it('asks again for what it could not mount', async () => {
  const body = vi.spyOn(document.body, 'append').mockImplementationOnce(() => {
    throw new Error('the page is gone')
  })
  toast('error', 'First')
  await until(() => expect(body).toHaveBeenCalled())
  toast('success', 'Second')
  await until(() => expect(document.body.textContent).toContain('Second'))
  expect(document.body.textContent).not.toContain('First')
})
