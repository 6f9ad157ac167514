// Commands about the statements on public pages that an operator answers for.

import { reasonFrom } from '#server/identity/documents/document.ts'

export type ClaimsCommand =
  | { readonly kind: 'claims' }
  | {
      readonly kind: 'attest'
      readonly claim: string
      readonly value: string
      readonly name: string
      /** The path of the document; only its name and its hash are kept. */
      readonly document: string
      readonly expiresOn: string
      readonly by: string
    }
  | {
      readonly kind: 'withdraw-attestation'
      readonly id: string
      readonly reason: string
      readonly by: string
    }

export type ClaimValues = {
  readonly as?: string
  readonly reason?: string
  readonly value?: string
  readonly name?: string
  readonly document?: string
  readonly expires?: string
}

type Problem = { readonly problem: string }

/** Which options each command takes. */
const known: Readonly<Record<string, readonly (keyof ClaimValues)[]>> = {
  list: [],
  attest: ['value', 'name', 'document', 'expires', 'as'],
  withdraw: ['reason', 'as'],
}

/** Undefined where it is a command about something else. `values` are the options given. */
export function claimsCommandOf(
  words: readonly string[],
  values: ClaimValues,
): ClaimsCommand | Problem | undefined {
  const [topic, verb = '', id, ...rest] = words
  const allowed = topic === 'claims' ? known[verb] : undefined
  if (!allowed) return undefined
  const strange = Object.keys(values).find((option) => !allowed.some((it) => it === option))
  if (strange) return { problem: `--${strange} is not for "claims ${verb}".` }
  if (rest.length > 0) return { problem: `Too many words: ${rest.join(' ')}` }
  if (verb === 'list') {
    return id === undefined ? { kind: 'claims' } : { problem: `Too many words: ${id}` }
  }
  if (id === undefined) return { problem: `Say which one: claims ${verb} ID` }
  return verb === 'attest' ? attestOf(id, values) : withdrawOf(id, values)
}

const lengthMax = 200

function attestOf(claim: string, { as, value, name, ...rest }: ClaimValues) {
  const { document, expires: expiresOn } = rest
  const by = as?.trim()
  if (!by) return noActor
  const line = reasonFrom(value ?? '')
  const who = reasonFrom(name ?? '')
  const isShort = (text: string | undefined) => text !== undefined && text.length <= lengthMax
  if (!line || !isShort(line)) return { problem: 'Say what is shown: --value TEXT' }
  if (!who || !isShort(who)) return { problem: 'Say who answers for it in public: --name TEXT' }
  if (!document) return { problem: 'Say on which document: --document FILE' }
  if (!expiresOn) return { problem: 'Say until when: --expires YYYY-MM-DD' }
  return { kind: 'attest', claim, value: line, name: who, document, expiresOn, by } as const
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function withdrawOf(id: string, { as, reason: typed }: ClaimValues): ClaimsCommand | Problem {
  const by = as?.trim()
  if (!by) return noActor
  if (!uuid.test(id)) return { problem: `This is no id of an attestation: ${id}` }
  const reason = reasonFrom(typed ?? '')
  if (reason === undefined) {
    return { problem: 'Withdrawing needs a --reason of at most 500 characters.' }
  }
  return { kind: 'withdraw-attestation', id: id.toLowerCase(), reason, by }
}

const noActor = { problem: 'Say who acts: --as ADDRESS' }
