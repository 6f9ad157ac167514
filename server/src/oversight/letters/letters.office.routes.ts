// The calls by which staff send a client a letter once more.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { type LetterDeps, listSendable, resendLetter } from './resend-letter.ts'

export function registerLetterRoutes(office: OfficeRouter, deps: LetterDeps): void {
  office.on(routes.officeLetters, async ({ params: { id = '' } }) => {
    const clientId = clientIdFrom(id)
    const found = clientId === undefined ? refuse('not_found') : await listSendable(deps, clientId)
    if (isRefusal(found)) return found
    return success(
      'Letters.',
      found.map(({ kind, record, amount, at }) => ({
        kind,
        record,
        amount: amount === null ? null : usdToText(amount),
        at: at === null ? null : iso(at),
      })),
    )
  })

  office.on(routes.officeLetter, async ({ params: { id = '' }, body, staff: { staff: by } }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    const sent = await resendLetter(deps, { clientId, ...body, by })
    return isRefusal(sent) ? sent : success('The letter is on its way.', null)
  })
}
