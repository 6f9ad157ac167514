// Identity documents as staff see them and decide on them. Who the client is stands in a view only
// while the member who asks has the document open, which takes a reason.

import * as z from 'zod/mini'
import { identityFields } from '../client/identity.ts'
import { email } from '../shared/email.ts'
import { documentMethods } from '../shared/identity-documents.ts'
import {
  Instant,
  line,
  Page,
  pageQuery,
  prose,
  Success,
  Text,
  text,
  Written,
} from '../shared/wire.ts'
import { bars } from './bars.ts'
import { bothWays, daysQuery } from './lists.ts'
import { Personal } from './personal-data.ts'
import { hitStates, screeningListKinds } from './screening.ts'
import { clientNumber } from './withdrawals.ts'

export const documentStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const

export const documentPurposes = ['identification', 'change'] as const

/** What a client told that a document is held against. */
export const comparedFields = [...identityFields, 'address', 'city', 'state'] as const
export type ComparedField = (typeof comparedFields)[number]

/** Kept in the record; what is said of a rejection the client reads. */
export const documentReason = prose(500)

const Row = z.object({
  id: Text,
  client: z.object({ id: Text, email: Personal }),
  method: z.enum(documentMethods),
  purpose: z.enum(documentPurposes),
  state: z.enum(documentStates),
  sent_at: Instant,
  /** Until when staff promise to have looked at it. */
  due_at: Instant,
  decided_at: z.nullable(Instant),
  decided_by: z.nullable(Text),
})
export const DocumentRow = Row
export type DocumentRow = z.infer<typeof Row>

const Fact = z.object({
  field: z.enum(comparedFields),
  /** What counts now; null: never told. */
  known: z.nullable(Written),
  /** What it is to become; null: it stays. */
  asked: z.nullable(Written),
})

/** What stands beside the picture while the document is open. */
const Opened = z.object({
  until: Instant,
  reason: Written,
  facts: z.array(Fact),
  earlier: z.array(
    z.object({
      id: Text,
      method: z.enum(documentMethods),
      purpose: z.enum(documentPurposes),
      state: z.enum(documentStates),
      sent_at: Instant,
      reason: z.nullable(Written),
    }),
  ),
  /** Names on lists of people whom nobody may serve that the client's is like. */
  hits: z.array(
    z.object({
      id: Text,
      kind: z.enum(screeningListKinds),
      listed_name: Written,
      born: Written,
      /** Out of a thousand. */
      score: z.int(),
      state: z.enum(hitStates),
      reason: z.nullable(Written),
    }),
  ),
  /** Of a new number: whoever decides calls it first and is told a code. */
  call: z.nullable(
    z.object({ phone: Text, wrong: z.int(), wrong_most: z.int(), right_by: z.array(Text) }),
  ),
})

export const StaffDocument = z.object({
  ...Row.shape,
  reason: z.nullable(Written),
  /** Until when the client has to be identified; null: nobody asked, or they are. */
  deadline: z.nullable(z.object({ due_on: Text, is_overdue: z.boolean() })),
  /** Documents of other clients that are the same picture. */
  flags: z.array(z.object({ client_id: Text, document_id: Text, found_at: Instant })),
  /** Other clients of the name that it is to prove, born on the same day. */
  namesakes: z.array(Text),
  /** Null: the member who asks may decide it. */
  bar: z.nullable(z.enum(bars)),
  /** Null: the member who asks has not opened it, or some time ago. */
  opened: z.nullable(Opened),
})
export type StaffDocument = z.infer<typeof StaffDocument>

/** `decided_at` of what waits is when it was sent. */
export const documentSorts = bothWays('sent_at', 'decided_at')
export type DocumentSort = (typeof documentSorts)[number]

export const staffDocumentRoutes = {
  officeDocuments: {
    method: 'GET',
    path: '/office/documents',
    audience: 'staff',
    action: 'document.list',
    summary: 'Identity documents in one state, by when they were sent or decided on.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(documentStates), 'pending'),
      sort: z._default(z.enum(documentSorts, { error: 'not_listed' }), 'sent_at'),
      method: z.optional(z.enum(documentMethods, { error: 'not_listed' })),
      purpose: z.optional(z.enum(documentPurposes, { error: 'not_listed' })),
      client: z.optional(clientNumber),
      /** Who decided, by their address. */
      member: z.optional(email),
      /** In which they were sent. */
      ...daysQuery,
    }),
    reply: Page(Row),
  },
  officeDocument: {
    method: 'GET',
    path: '/office/documents/:id',
    audience: 'staff',
    action: 'document.list',
    summary: 'One document; who the client is only while it is open.',
    reply: Success(StaffDocument),
  },
  officeDocumentOpening: {
    method: 'POST',
    path: '/office/documents/:id/opening',
    audience: 'staff',
    action: 'document.read',
    summary: 'Opens a document for some minutes, with a reason that is recorded.',
    body: z.strictObject({ reason: documentReason }),
    reply: Success(StaffDocument),
  },
  officeDocumentPicture: {
    method: 'GET',
    path: '/office/documents/:id/picture',
    audience: 'staff',
    action: 'document.read',
    summary: 'The picture of a document that is open; each look is recorded.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
  officeDocumentApproval: {
    method: 'POST',
    path: '/office/documents/:id/approval',
    audience: 'staff',
    action: 'document.decide',
    summary: 'Says that it proves what the client told; that counts from now on.',
    reply: Success(StaffDocument),
  },
  officeDocumentRejection: {
    method: 'POST',
    path: '/office/documents/:id/rejection',
    audience: 'staff',
    action: 'document.decide',
    summary: 'Says that it does not, with a reason that the client reads.',
    body: z.strictObject({ reason: documentReason }),
    reply: Success(StaffDocument),
  },
  officeIdentityCall: {
    method: 'POST',
    path: '/office/documents/:id/call',
    audience: 'staff',
    action: 'identity_call.note',
    summary: 'Notes which code the client read out when their new number was called.',
    body: z.strictObject({ code: text(12) }),
    reply: Success(StaffDocument),
  },
  officeIdentityExtension: {
    method: 'POST',
    path: '/office/documents/:id/extension',
    audience: 'staff',
    action: 'identity_deadline.extend',
    summary: 'Gives the client of this document thirty working days in all to be identified.',
    body: z.strictObject({ reason: line(500) }),
    reply: Success(StaffDocument),
  },
} as const
