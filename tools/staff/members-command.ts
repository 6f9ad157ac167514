// Commands about who works here, what they prove themselves with, and what takes two of them.

export type MembersCommand =
  | { readonly kind: 'members' }
  | { readonly kind: 'add-member'; readonly email: string; readonly by?: string }
  | {
      readonly kind: 'invite-member' | 'recover-member' | 'remove-member'
      readonly email: string
      readonly by: string
    }
  /** These two prove who acts by themselves. */
  | { readonly kind: 'enrol'; readonly email: string; readonly invitation?: string }
  | { readonly kind: 'finish'; readonly email: string }
  | { readonly kind: 'proposals'; readonly which: 'waiting' | 'all' }
  | { readonly kind: 'confirm' | 'withdraw'; readonly id: string; readonly by: string }

export type MemberValues = {
  readonly as?: string
  readonly all?: boolean
  readonly invitation?: string
}

type Problem = { readonly problem: string }

/** Which options each knows, and what its word after the verb is. */
const known: Readonly<Record<string, readonly (keyof MemberValues)[]>> = {
  'members list': [],
  'members add': ['as'],
  'members invite': ['as'],
  'members recover': ['as'],
  'members remove': ['as'],
  'members enrol': ['as', 'invitation'],
  'members finish': ['as'],
  'proposals list': ['all'],
  'proposals confirm': ['as'],
  'proposals withdraw': ['as'],
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const address = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u

/** Undefined where it is a command about something else. `values` are the options given. */
export function membersCommandOf(
  words: readonly string[],
  values: MemberValues,
): MembersCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'members' && topic !== 'proposals') return undefined
  const name = `${topic} ${verb}`
  const allowed = known[name]
  if (!allowed) return { problem: `Unknown: ${name}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.some((it) => it === option))
  if (strange) return { problem: `--${strange} is not for "${name}".` }
  const takesWord = !['list', 'enrol', 'finish'].includes(verb)
  const [word = '', ...more] = takesWord ? rest : ['', ...rest]
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  return topic === 'members'
    ? memberOf(verb, word.trim(), values)
    : proposalOf(verb, word.toLowerCase(), values)
}

function memberOf(
  verb: string,
  email: string,
  { as, invitation }: MemberValues,
): MembersCommand | Problem {
  if (verb === 'list') return { kind: 'members' }
  const by = as?.trim()
  if (verb === 'enrol' || verb === 'finish') {
    if (!by) return noActor
    if (verb === 'finish') return { kind: 'finish', email: by }
    return { kind: 'enrol', email: by, ...(invitation === undefined ? {} : { invitation }) }
  }
  if (!address.test(email)) return { problem: `This is no address of a person: ${email}` }
  if (verb === 'add') return { kind: 'add-member', email, ...(by ? { by } : {}) }
  if (!by) return noActor
  if (verb === 'invite') return { kind: 'invite-member', email, by }
  return { kind: verb === 'recover' ? 'recover-member' : 'remove-member', email, by }
}

function proposalOf(verb: string, id: string, { as, all }: MemberValues): MembersCommand | Problem {
  if (verb === 'list') return { kind: 'proposals', which: all ? 'all' : 'waiting' }
  if (!uuid.test(id)) return { problem: `This is no id of a proposal: ${id}` }
  const by = as?.trim()
  return by ? { kind: verb === 'confirm' ? 'confirm' : 'withdraw', id, by } : noActor
}

const noActor = { problem: 'Say who acts: --as ADDRESS' }
