// The last day to send a document, as its page says it, and a rejection with its reason.

import { afterEach, expect, it } from 'vitest'
import type { DocumentView } from '#contract/client/documents.ts'
import { type Asked, ok, refused, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import VerifyPage from './VerifyPage.tsx'

afterEach(leave)

const none: DocumentView = {
  status: 'none',
  method: null,
  id_file_url: null,
  reason: null,
  due_on: '2026-12-07',
  is_overdue: false,
}

const page = (view: DocumentView) =>
  show(<VerifyPage />, ({ path }: Asked) =>
    path === '/profile/user-verification' ? ok(view) : refused(404, 'Nothing here.', 'not_found'),
  )

it('says the last day, and that it is over', async () => {
  await page(none)
  await untilText('2026-12-07')
  await leave()
  await page({ ...none, is_overdue: true })
  await untilText('It was due by 2026-12-07.')
})

it('says why a document was rejected, and takes another', async () => {
  await page({ ...none, status: 'Rejected', method: 'national_id', reason: 'The edge is cut off.' })
  await untilText('The edge is cut off.')
  const file = document.querySelector<HTMLInputElement>('input[type=file]')
  expect([file?.disabled, file?.closest('fieldset')?.disabled ?? false]).toEqual([false, false])
})
