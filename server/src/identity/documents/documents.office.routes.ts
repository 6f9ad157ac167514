// The calls by which staff look at identity documents and decide on them.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { DocumentRow, StaffDocument as StaffView } from '#contract/staff/documents.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import { asInertPicture } from '#server/platform/inert-picture.ts'
import { numberOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { lensFor } from '../reveals/read-personal-data.ts'
import type { Lens } from '../reveals/reveal.ts'
import { type DecidingDeps, decideDocument } from './decide-document.ts'
import { type Decision, dueAt } from './document.ts'
import type { DocumentFiles } from './document-files.ts'
import { extendDeadline } from './extend-deadline.ts'
import {
  findDocumentForStaff,
  readTold,
  type StaffDocument,
  type Told,
  wrongCallsMost,
} from './find-for-staff.ts'
import { documentPages, pageDocuments, type SentDocument } from './list-documents.ts'
import { noteCall } from './note-call.ts'
import { keepOpenings, openDocument } from './open-document.ts'
import type { Opening } from './opening.ts'
import { readPictureForStaff } from './read-picture.ts'

type Deps = DecidingDeps & { readonly files: DocumentFiles }
type Params = Readonly<Record<string, string>>

export function registerStaffDocuments(office: OfficeRouter, given: Deps): void {
  const deps = { ...given, openings: keepOpenings() }
  const { db, clock, openings } = deps
  registerList(office, given)

  async function found(id: string, at: StaffAtDesk) {
    const { session } = at
    const one = await findDocumentForStaff(db, id, clock)
    if (!one) return refuse('not_found')
    const now = clock.now()
    const opening = openings.find({ sessionId: session.id, documentId: id }, now)
    const told = opening && { opening, ...(await readTold(db, one.document)) }
    return success(
      'The document.',
      viewOf(one, told, { session, now, show: await lensFor(deps, at) }),
    )
  }

  /** Does it, and answers how the document stands then. */
  async function acted(
    { id = '' }: Params,
    at: StaffAtDesk,
    act: (id: string) => Promise<unknown | KnownRefusal>,
  ) {
    if (!isUuid(id)) return refuse('not_found')
    const outcome = await act(id)
    return isRefusal(outcome) ? (outcome as KnownRefusal) : found(id, at)
  }

  const decided = (params: Params, at: StaffAtDesk, decision: Decision) =>
    acted(params, at, (id) => decideDocument(deps, id, { ...decision, by: at.staff }))

  office.on(routes.officeDocument, async ({ params: { id = '' }, staff }) =>
    isUuid(id) ? found(id, staff) : refuse('not_found'),
  )

  office.on(routes.officeDocumentOpening, ({ params, staff, body: { reason } }) =>
    acted(params, staff, (documentId) => {
      const desk = { sessionId: staff.session.id, documentId }
      return openDocument(deps, desk, { by: staff.staff, reason })
    }),
  )

  office.on(routes.officeDocumentPicture, async ({ params: { id = '' }, staff, reply }) => {
    if (!isUuid(id)) return refuse('not_found')
    const desk = { sessionId: staff.session.id, documentId: id }
    const opening = openings.find(desk, clock.now())
    if (!opening) return refuse('document_unopened')
    const { reason } = opening
    const picture = await readPictureForStaff(deps, id, { by: staff.staff, reason })
    if (isRefusal(picture)) return picture
    asInertPicture(reply, picture.mediaType, 'document')
    return picture.bytes
  })

  office.on(routes.officeDocumentApproval, ({ params, staff }) =>
    decided(params, staff, { status: 'approved', reason: null }),
  )

  office.on(routes.officeDocumentRejection, ({ params, staff, body: { reason } }) =>
    decided(params, staff, { status: 'rejected', reason }),
  )

  office.on(routes.officeIdentityCall, ({ params, staff, body: { code } }) =>
    acted(params, staff, (id) => noteCall(deps, id, { by: staff.staff, code })),
  )

  office.on(routes.officeIdentityExtension, ({ params, staff, body: { reason } }) =>
    acted(params, staff, async (id) => {
      const one = await findDocumentForStaff(db, id, clock)
      if (!one) return refuse('not_found')
      const known = String(one.document.clientId)
      return extendDeadline(deps, { known, by: staff.staff, reason })
    }),
  )
}

function registerList(office: OfficeRouter, { db, clock }: Deps): void {
  office.on(routes.officeDocuments, async ({ query, staff }) => {
    const show = await lensFor({ db, clock }, staff)
    const { cursor, limit, state, sort, method = null, purpose = null, member = null } = query
    const after = documentPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const clientId = numberOf(query.client)
    const kinds = { state, sort, method, purpose }
    const asked = { ...kinds, clientId, member, days: spanOf(query), after, limit }
    const { page, next: next_cursor } = await pageDocuments(db, asked)
    return {
      ...success(
        'Documents.',
        page.map((one) => rowOf(one, show)),
      ),
      next_cursor,
    }
  })
}

function rowOf(document: SentDocument, show: Lens): DocumentRow {
  const { id, clientId, email, method, purpose, status, sentAt, decidedAt, decidedBy } = document
  return {
    id,
    client: { id: String(clientId), email: show({ id: clientId, email }, 'email', email) },
    method,
    purpose,
    state: status,
    sent_at: iso(sentAt),
    due_at: iso(dueAt(document)),
    decided_at: decidedAt === null ? null : iso(decidedAt),
    decided_by: decidedBy,
  }
}

type Seeing = {
  readonly session: StaffAtDesk['session']
  readonly now: Millis
  readonly show: Lens
}

function viewOf(
  { document, deadline, flags, namesakes }: StaffDocument,
  told: (Told & { readonly opening: Opening }) | undefined,
  { session, now, show }: Seeing,
): StaffView {
  const { email, reason } = document
  const decidable = {
    action: 'document.decide',
    client: { email },
    makers: [],
    givenBy: [],
    notBefore: null,
  } as const
  return {
    ...rowOf(document, show),
    reason,
    deadline: deadline && { due_on: deadline.dueOn, is_overdue: deadline.isOverdue },
    flags: flags.map((flag) => {
      const isOther = flag.documentId === document.id
      return {
        client_id: String(isOther ? flag.otherClientId : flag.clientId),
        document_id: isOther ? flag.otherDocumentId : flag.documentId,
        found_at: iso(flag.foundAt),
      }
    }),
    namesakes: namesakes.map(String),
    bar: barFor(decidable, session.member, now),
    opened: told ? openedOf(told) : null,
  }
}

function openedOf({
  opening,
  facts,
  earlier,
  calling,
  hits,
}: Told & { readonly opening: Opening }) {
  return {
    until: iso(opening.until),
    reason: opening.reason,
    facts: [...facts],
    earlier: earlier.map(({ id, method, purpose, status, sentAt, reason }) => ({
      id,
      method,
      purpose,
      state: status,
      sent_at: iso(sentAt),
      reason,
    })),
    hits: hits.map(({ id, kind, listedName, born, score, state, reason }) => ({
      id,
      kind,
      listed_name: listedName,
      born,
      score,
      state,
      reason,
    })),
    call: calling && {
      phone: calling.phone,
      wrong: calling.calls.filter(({ wasRight }) => !wasRight).length,
      wrong_most: wrongCallsMost,
      right_by: calling.calls.filter(({ wasRight }) => wasRight).map(({ by }) => by),
    },
  }
}
