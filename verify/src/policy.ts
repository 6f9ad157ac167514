// Whose signatures under a checkpoint are enough (c2sp.org/tlog-policy): the logs that count, their
// witnesses, and how many of these have to have signed.

import { cosignature, type Key, parseKey, parseNote, signersOf } from './note.ts'

export type Witness = {
  /** As the policy calls it. */
  readonly name: string
  readonly vkey: string
  readonly key: Key
  /** Where it takes requests; null: none is given. */
  readonly url: string | null
}

export type Policy = {
  /** Their vkeys. */
  readonly logs: readonly string[]
  readonly witnesses: readonly Witness[]
  readonly groups: ReadonlyMap<string, Group>
  /** A witness or a group; null: nobody has to have signed. */
  readonly quorum: string | null
}

type Group = { readonly least: number; readonly members: readonly string[] }

/** A policy, or the first line that is wrong, in words. */
export async function parsePolicy(text: string): Promise<Policy | string> {
  const reading = newReading()
  const lines = text.split('\n')
  for (const [at, whole] of lines.entries()) {
    const items = whole.split(/[ \t]+/).filter(Boolean)
    const [word = ''] = items
    if (word === '' || word.startsWith('#')) continue
    const read = Object.hasOwn(readers, word) ? readers[word as keyof typeof readers] : undefined
    const wrong = read ? await read(reading, items.slice(1)) : `"${word}" is no word of a policy`
    if (wrong !== undefined) return `line ${at + 1}: ${wrong}`
  }
  const { logs, witnesses, groups, quorum } = reading
  if (quorum === undefined) return 'it has no line "quorum"'
  return { logs, witnesses, groups, quorum }
}

type Reading = {
  readonly logs: string[]
  readonly witnesses: Witness[]
  readonly groups: Map<string, Group>
  /** Public keys, so that none counts twice. */
  readonly had: Set<string>
  readonly members: Set<string>
  quorum: string | null | undefined
}

const newReading = (): Reading => ({
  logs: [],
  witnesses: [],
  groups: new Map(),
  had: new Set(),
  members: new Set(),
  quorum: undefined,
})

const none = 'none'

type Read = (
  reading: Reading,
  items: readonly string[],
) => Promise<string | undefined> | string | undefined

const readers = {
  log: async ({ logs, had }, [vkey = '', , more]) => {
    const key = await parseKey(vkey)
    if (!key || key.kind === cosignature || more !== undefined) return 'this is no key of a log'
    if (isTwice(had, key)) return 'this key is there already'
    logs.push(vkey)
    return undefined
  },
  witness: async (reading, [name = '', vkey = '', url, more]) => {
    const key = await parseKey(vkey)
    if (key?.kind !== cosignature || more !== undefined) return 'this is no key of a witness'
    if (isTwice(reading.had, key)) return 'this key is there already'
    if (isNamed(reading, name)) return `"${name}" is there already`
    if (url !== undefined && !URL.canParse(url)) return `"${url}" is no address`
    reading.witnesses.push({ name, vkey, key, url: url ?? null })
    return undefined
  },
  group: (reading, [name = '', count = '', ...members]) => {
    if (isNamed(reading, name)) return `"${name}" is there already`
    const unknown = members.find((one) => one === none || !isNamed(reading, one))
    if (unknown !== undefined) return `"${unknown}" is not there yet`
    if (members.some((one, at) => reading.members.has(one) || members.indexOf(one) !== at)) {
      return 'nobody can be in two groups'
    }
    const least = count === 'all' ? members.length : count === 'any' ? 1 : Number(count)
    if (!/^(all|any|[1-9]\d*)$/.test(count) || least > members.length || members.length === 0) {
      return `"${count}" of ${members.length} is no group`
    }
    for (const one of members) reading.members.add(one)
    reading.groups.set(name, { least, members })
    return undefined
  },
  quorum: (reading, [name = '', more]) => {
    if (reading.quorum !== undefined) return 'there is one quorum'
    if (more !== undefined || !isNamed(reading, name)) return `"${name}" is not there yet`
    reading.quorum = name === none ? null : name
    return undefined
  },
} satisfies Record<string, Read>

function isNamed({ witnesses, groups }: Reading, name: string): boolean {
  return name === none || groups.has(name) || witnesses.some((one) => one.name === name)
}

function isTwice(had: Set<string>, { publicKey }: Key): boolean {
  const key = publicKey.join()
  if (had.has(key)) return true
  had.add(key)
  return false
}

export type Witnessed = {
  readonly isEnough: boolean
  /** Whose signature it has, and from when, in Unix seconds. */
  readonly by: readonly { readonly name: string; readonly at: number }[]
}

/** Who signed this checkpoint beside its log; not enough where one of these signatures is wrong. */
export async function witnessedBy(policy: Policy, checkpoint: string): Promise<Witnessed> {
  const { witnesses, groups, quorum } = policy
  const note = parseNote(checkpoint)
  const keys = witnesses.map(({ key }) => key)
  const signers = note && (await signersOf(note, keys))
  if (!signers) return { isEnough: false, by: [] }
  const by = witnesses.flatMap(({ name, key }) => {
    const signer = signers.find((one) => one.key === key)
    return signer ? [{ name, at: signer.at ?? 0 }] : []
  })
  const signed = new Set(by.map(({ name }) => name))
  for (const [name, { least, members }] of groups) {
    if (members.filter((one) => signed.has(one)).length >= least) signed.add(name)
  }
  return { isEnough: quorum === null || signed.has(quorum), by }
}
