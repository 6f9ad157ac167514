// Commands about deposits: what clients pay in, and the pictures they sent with it.

export type DepositsCommand = { readonly kind: 'deposits' } & (
  | { readonly verb: 'list'; readonly which: 'waiting' | 'all' }
  | { readonly verb: 'receipt'; readonly id: string; readonly path: string; readonly by: string }
)

export type DepositValues = {
  readonly as?: string
  readonly all?: boolean
  readonly save?: string
}

type Problem = { readonly problem: string }

/** Which options each verb knows. */
const known: Readonly<Record<string, readonly (keyof DepositValues)[]>> = {
  list: ['all'],
  receipt: ['as', 'save'],
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Undefined where it is a command about something else. `values` are the options given. */
export function depositsCommandOf(
  words: readonly string[],
  values: DepositValues,
): DepositsCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'deposits') return undefined
  const allowed = known[verb]
  if (!allowed) return { problem: `Unknown: deposits ${verb}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.some((it) => it === option))
  if (strange) return { problem: `--${strange} is not for "deposits ${verb}".` }
  const [id = '', ...more] = verb === 'list' ? ['', ...rest] : rest
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  if (verb === 'list') return { kind: 'deposits', verb, which: values.all ? 'all' : 'waiting' }
  if (!uuid.test(id)) return { problem: `This is no id of a deposit: ${id}` }
  const by = values.as?.trim()
  if (!by) return { problem: 'Say who acts: --as ADDRESS' }
  if (!values.save) return { problem: 'Say where to write it: --save FILE' }
  return { kind: 'deposits', verb: 'receipt', id: id.toLowerCase(), path: values.save, by }
}
