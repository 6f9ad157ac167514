// Commands about plans: which requests wait, and what staff say to them.

import { reasonFrom } from '#server/identity/documents/document.ts'

export type PlansCommand = { readonly kind: 'plans' } & (
  | { readonly verb: 'list'; readonly which: 'waiting' | 'all' }
  | { readonly verb: 'approve'; readonly id: string; readonly by: string }
  | { readonly verb: 'reject'; readonly id: string; readonly by: string; readonly reason: string }
)

export type PlanValues = {
  readonly as?: string
  readonly all?: boolean
  readonly reason?: string
}

type Problem = { readonly problem: string }

/** Which options each verb knows. */
const known: Readonly<Record<string, readonly string[]>> = {
  list: ['all'],
  approve: ['as'],
  reject: ['as', 'reason'],
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Undefined where it is a command about something else. `values` are the options given. */
export function plansCommandOf(
  words: readonly string[],
  values: PlanValues,
): PlansCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'plans') return undefined
  const allowed = known[verb]
  if (!allowed) return { problem: `Unknown: plans ${verb}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.includes(option))
  if (strange) return { problem: `--${strange} is not for "plans ${verb}".` }
  const [id = '', ...more] = verb === 'list' ? ['', ...rest] : rest
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  const kind = 'plans'
  if (verb === 'list') return { kind, verb, which: values.all ? 'all' : 'waiting' }
  if (!uuid.test(id)) return { problem: `This is no id of a request: ${id}` }
  const by = values.as?.trim()
  if (!by) return { problem: 'Say who acts: --as ADDRESS' }
  if (verb === 'approve') return { kind, verb, id: id.toLowerCase(), by }
  const reason = reasonFrom(values.reason ?? '')
  return reason === undefined
    ? { problem: 'Rejecting needs a --reason of at most 500 characters.' }
    : { kind, verb: 'reject', id: id.toLowerCase(), by, reason }
}
