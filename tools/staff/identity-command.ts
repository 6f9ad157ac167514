// Commands about the time in which clients have to be identified.

export type IdentityCommand = { readonly kind: 'identity' } & (
  | { readonly verb: 'list' }
  | { readonly verb: 'extend'; readonly known: string; readonly by: string }
)

type Problem = { readonly problem: string }

/** Which options each verb knows. */
const known: Readonly<Record<string, readonly string[]>> = { list: [], extend: ['as'] }

/** Undefined where it is a command about something else. `values` are the options given. */
export function identityCommandOf(
  words: readonly string[],
  values: { readonly as?: string },
): IdentityCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'identity') return undefined
  const allowed = known[verb]
  if (!allowed) return { problem: `Unknown: identity ${verb}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.includes(option))
  if (strange) return { problem: `--${strange} is not for "identity ${verb}".` }
  const [who = '', ...more] = verb === 'list' ? ['', ...rest] : rest
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  if (verb === 'list') return { kind: 'identity', verb }
  if (!/^\d{1,18}$|@/.test(who)) {
    return { problem: 'Say whose time: an id or an e-mail address.' }
  }
  const by = values.as?.trim()
  return by
    ? { kind: 'identity', verb: 'extend', known: who, by }
    : { problem: 'Say who acts: --as ADDRESS' }
}
