// The calls by which staff read and answer visitors' messages.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffMessage } from '#contract/staff/messages.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Tx } from '#server/platform/db.ts'
import { pagesOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { type CannedAnswer, listCanned } from './canned-answers.store.ts'
import { beginningOf, type HandledMessage, holderOf, stateOf } from './contact.ts'
import { answerMessage, assignMessage, closeMessage, reopenMessage } from './handle-message.ts'
import { findWriter, listHandled, loadHandled } from './handling.store.ts'
import { dropCanned, keepCanned } from './keep-canned.ts'
import type { ContactDeps } from './send-message.ts'

const pages = pagesOf<HandledMessage, 'received_at'>({ ids: 'number', by: { received_at: null } })

export function registerStaffMessages(office: OfficeRouter, deps: ContactDeps): void {
  const { db } = deps

  office.on(routes.officeMessages, async ({ query }) => {
    const { state = null, sort, member = null, text = null, cursor, limit } = query
    const after = pages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const asked = { state, sort, member, text, days: spanOf(query), after }
    const found = await listHandled(db, { ...asked, limit: limit + 1 })
    const { page, next } = pages.page(found, limit, sort)
    return { ...success('Messages of the contact form.', page.map(rowOf)), next_cursor: next }
  })

  office.on(routes.officeMessage, async ({ params: { id = '' } }) => {
    const nr = numberOf(id)
    const found = nr === undefined ? undefined : await loadHandled(db, nr)
    return found ? success('The message.', await viewOf(db, found)) : refuse('not_found')
  })

  type Params = Readonly<Record<string, string>>
  async function handled(
    { id = '' }: Params,
    handle: (id: bigint) => Promise<HandledMessage | KnownRefusal>,
  ) {
    const nr = numberOf(id)
    if (nr === undefined) return refuse('not_found')
    const outcome = await handle(nr)
    return isRefusal(outcome) ? outcome : success('The message.', await viewOf(db, outcome))
  }

  office.on(routes.officeMessageAnswer, ({ params, staff: { staff: by }, body: { text } }) =>
    handled(params, (id) => answerMessage(deps, { id, by, text })),
  )
  office.on(routes.officeMessageClosing, ({ params, staff: { staff: by }, body: { reason } }) =>
    handled(params, (id) => closeMessage(deps, { id, by, reason })),
  )
  office.on(routes.officeMessageReopening, ({ params, staff: { staff: by }, body: { reason } }) =>
    handled(params, (id) => reopenMessage(deps, { id, by, reason })),
  )
  office.on(routes.officeMessageAssignment, ({ params, staff: { staff: by }, body }) =>
    handled(params, (id) => assignMessage(deps, { id, by, isMine: body.is_mine })),
  )

  office.on(routes.officeCannedAnswers, async () =>
    success('Kept ready.', cannedOf(await listCanned(db))),
  )
  office.on(routes.officeCannedAnswer, async ({ body, staff: { staff: by } }) => {
    const kept = await keepCanned(deps, body, by)
    return isRefusal(kept) ? kept : success('Kept ready.', cannedOf(kept))
  })
  office.on(
    routes.officeCannedAnswerRemoval,
    async ({ params: { id = '' }, staff: { staff: by } }) => {
      const nr = numberOf(id)
      const kept = nr === undefined ? refuse('not_found') : await dropCanned(deps, nr, by)
      return isRefusal(kept) ? kept : success('Kept ready.', cannedOf(kept))
    },
  )
}

/** Undefined where it is no number of a row. */
function numberOf(text: string): bigint | undefined {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : undefined
}

function cannedOf(kept: readonly CannedAnswer[]) {
  return kept.map((one) => ({ ...one, id: String(one.id) }))
}

function rowOf(message: HandledMessage) {
  const { id, name, email, receivedAt, steps } = message
  return {
    id: String(id),
    name,
    email,
    beginning: beginningOf(message),
    state: stateOf(steps),
    assigned_to: holderOf(steps),
    received_at: iso(receivedAt),
  }
}

async function viewOf(tx: Tx, message: HandledMessage): Promise<StaffMessage> {
  const { beginning: _, ...row } = rowOf(message)
  const writer = await findWriter(tx, message.id)
  return {
    ...row,
    client: writer ? { id: String(writer.clientId), is_signed_in: writer.isSignedIn } : null,
    message: message.message,
    steps: message.steps.map(({ kind, by, assignedTo, text, at }) => ({
      kind,
      by,
      assigned_to: assignedTo,
      text,
      at: iso(at),
    })),
  }
}
