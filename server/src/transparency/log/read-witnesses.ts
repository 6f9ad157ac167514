// The witnesses that the log asks for signatures: those with an address in the operator's policy
// (c2sp.org/tlog-policy), read once, at the start.

import { readFile } from 'node:fs/promises'
import { WrongSetting } from '#server/platform/wrong-setting.ts'
import { parsePolicy, type Witness } from '#verify/policy.ts'

export type AskedWitness = Witness & { readonly url: string }

export async function readWitnesses(path: string | null): Promise<readonly AskedWitness[]> {
  if (path === null) return []
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) throw new WrongSetting(`WITNESSES_FILE: ${path} cannot be read.`)
  const policy = await parsePolicy(text)
  if (typeof policy === 'string') throw new WrongSetting(`WITNESSES_FILE: ${path}, ${policy}.`)
  return policy.witnesses.flatMap((one) => (one.url === null ? [] : [{ ...one, url: one.url }]))
}
