// Commands about clients' accounts: finding them, which are frozen and why, freezing one, and
// letting it go on.

import type { ClientId } from '#kernel/ids.ts'
import { reasonFrom } from '#server/identity/documents/document.ts'

export type ClientsCommand = { readonly kind: 'clients' } & (
  | {
      readonly verb: 'list'
      /** Part of an address or a name, a referral code or an id; empty: all. */
      readonly words: string
      readonly before: ClientId | null
    }
  | { readonly verb: 'frozen' }
  | { readonly verb: 'show'; readonly known: string }
  | {
      readonly verb: 'freeze'
      readonly known: string
      readonly reason: string
      readonly by: string
    }
  | {
      readonly verb: 'unfreeze'
      readonly known: string
      readonly reason: string | undefined
      readonly by: string
    }
)

type ClientValues = { readonly as?: string; readonly reason?: string; readonly before?: string }

type Problem = { readonly problem: string }

/** Which options each verb knows. */
const known: Readonly<Record<string, readonly string[]>> = {
  list: ['before'],
  frozen: [],
  show: [],
  freeze: ['as', 'reason'],
  unfreeze: ['as', 'reason'],
}

/** Undefined where it is a command about something else. `values` are the options given. */
export function clientsCommandOf(
  words: readonly string[],
  values: ClientValues,
): ClientsCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'clients') return undefined
  const allowed = known[verb]
  if (!allowed) return { problem: `Unknown: clients ${verb}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.includes(option))
  if (strange) return { problem: `--${strange} is not for "clients ${verb}".` }
  if (verb === 'list') return listOf(rest.join(' '), values)
  const [who = '', ...more] = verb === 'frozen' ? ['', ...rest] : rest
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  if (verb === 'frozen') return { kind: 'clients', verb }
  if (!/^\d{1,18}$|@/.test(who))
    return { problem: 'Say whose account: an id or an e-mail address.' }
  if (verb === 'show') return { kind: 'clients', verb, known: who }
  const by = values.as?.trim()
  if (!by) return { problem: 'Say who acts: --as ADDRESS' }
  const reason = values.reason === undefined ? undefined : reasonFrom(values.reason)
  if (reason === undefined && (verb === 'freeze' || values.reason !== undefined)) {
    return { problem: 'Say why: a --reason of at most 500 characters, for the client to read.' }
  }
  return verb === 'freeze'
    ? { kind: 'clients', verb, known: who, reason: reason ?? '', by }
    : { kind: 'clients', verb: 'unfreeze', known: who, reason, by }
}

function listOf(words: string, { before = '' }: ClientValues): ClientsCommand | Problem {
  if (!/^\d{0,18}$/.test(before)) return { problem: 'Say before whom: --before with an id.' }
  const id = before === '' ? null : (BigInt(before) as ClientId)
  return { kind: 'clients', verb: 'list', words: words.trim(), before: id }
}
