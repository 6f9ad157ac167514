// A change of who a client is, asked for with a document: what may be asked, and what it comes to.

import { type ChangeStatus, type IdentityField, identityFields } from '#contract/client/identity.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Identity } from '../clients/identity.ts'
import type { Document } from './document.ts'

/** What is to become different; what is left out stays. */
export type Asked = { readonly [Field in IdentityField]?: string | undefined }

export type Change = {
  readonly document: Document
  readonly asked: Asked
  /** For a new number: what the client reads out when staff call it. */
  readonly callCode: string | null
}

/** What counts once it is approved. */
export function changed(known: Identity, asked: Asked): Identity {
  const { firstname, lastname, date_of_birth, country, phone } = asked
  return {
    firstname: firstname ?? known.firstname,
    lastname: lastname ?? known.lastname,
    date_of_birth: date_of_birth ?? known.date_of_birth,
    country: country ?? known.country,
    phone: phone ?? known.phone,
  }
}

/** So many wrong codes, and the change has to be asked for anew. */
export const wrongCallsMost = 5

export type Call = { readonly wasRight: boolean; readonly by: string }

/** A new number counts once whoever decides has called it and was told its code. */
export function refuseUncalled(
  { asked }: Pick<Change, 'asked'>,
  calls: readonly Call[],
  by: string,
): Refusal<'call_needed'> | undefined {
  if (asked.phone === undefined) return undefined
  const wasCalled = calls.some((call) => call.wasRight && call.by === by)
  return wasCalled ? undefined : refuse('call_needed', { phone: asked.phone })
}

export function refuseCalling(calls: readonly Call[]): Refusal<'calls_used_up'> | undefined {
  const wrong = calls.filter(({ wasRight }) => !wasRight).length
  return wrong < wrongCallsMost ? undefined : refuse('calls_used_up', { limit: wrongCallsMost })
}

export const changeStatuses: Readonly<Record<Document['status'], ChangeStatus>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

/** "first name, phone": what it is about, without saying what they say. */
export function aboutOf(asked: Asked): string {
  return identityFields.filter((field) => asked[field] !== undefined).join(', ')
}
