// In which forms it is told that a client sent a document, asked for a change or has more time, and
// what staff decided.

import type { DocumentMethod } from '#contract/shared/identity-documents.ts'
import { act } from '../clients/told-act.ts'
import { type Asked, aboutOf } from './change.ts'
import { changeApprovedLetter, changeAskedLetter, changeRejectedLetter } from './change-letters.ts'
import {
  documentApprovedLetter,
  documentReceivedLetter,
  documentRejectedLetter,
  identityExtendedLetter,
} from './document-letters.ts'

type Sent = { readonly document: string; readonly method: DocumentMethod }
type Changing = Sent & { readonly asked: Asked }
type Rejected = { readonly reason: string }

const sentOf = ({ document, method }: Sent) => ({ document, method })
const changeOf = (facts: Changing) => ({ ...sentOf(facts), fields: aboutOf(facts.asked) })
const rejectedOf = (facts: Sent & Rejected) => ({ ...sentOf(facts), reason: facts.reason })
const changeRejectedOf = (facts: Changing & Rejected) => ({
  ...rejectedOf(facts),
  fields: aboutOf(facts.asked),
})

export const documentActs = {
  sent: act<Sent>({ event: 'document_sent', details: sentOf, letter: documentReceivedLetter }),
  changeAsked: act<Changing>({
    event: 'identity_change_asked',
    details: changeOf,
    letter: (client, { asked }) => changeAskedLetter(client, asked),
  }),
  extended: act<{ readonly dueOn: string; readonly reason: string | null }>({
    event: 'identity_extended',
    details: ({ dueOn, reason }) => ({ until: dueOn, reason }),
    letter: identityExtendedLetter,
  }),
}

/** What is decided on a document, by what it was sent for. */
export const decisionActs = {
  identification: {
    approved: act<Changing>({
      event: 'document_approved',
      details: sentOf,
      notice: { kind: 'document_approved', details: sentOf },
      letter: documentApprovedLetter,
    }),
    rejected: act<Changing & Rejected>({
      event: 'document_rejected',
      details: rejectedOf,
      notice: { kind: 'document_rejected', details: rejectedOf },
      letter: documentRejectedLetter,
    }),
  },
  change: {
    approved: act<Changing>({
      event: 'identity_changed',
      details: changeOf,
      notice: { kind: 'identity_changed', details: changeOf },
      letter: (client, { asked }) => changeApprovedLetter(client, asked),
    }),
    rejected: act<Changing & Rejected>({
      event: 'identity_change_rejected',
      details: changeRejectedOf,
      notice: { kind: 'identity_change_rejected', details: changeRejectedOf },
      letter: (client, { asked, reason }) => changeRejectedLetter(client, asked, reason),
    }),
  },
}
