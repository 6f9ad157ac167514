// The scripts that addresses stand for, each worked out once: they are asked for at every look.

import type { ScriptForm } from '../methods/method.ts'
import { scriptOf } from '../methods/script-address.ts'

/** By script, the address it pays. */
export type Scripts = ReadonlyMap<string, string>

export function rememberScripts(form: ScriptForm): (addresses: readonly string[]) => Scripts {
  const known = new Map<string, string>()
  return (addresses) => {
    const scripts = new Map<string, string>()
    for (const address of addresses) {
      const script = known.get(address) ?? scriptOf(address, form)
      known.set(address, script)
      scripts.set(script, address)
    }
    return scripts
  }
}
