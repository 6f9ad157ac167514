// The scripts that addresses stand for, each worked out once: they are asked for at every look.

import { scriptOf } from './read-address.ts'

/** By script, the address it pays. */
export type Scripts = ReadonlyMap<string, string>

export function rememberScripts(regtestPrefix: string): (addresses: readonly string[]) => Scripts {
  const known = new Map<string, string>()
  return (addresses) => {
    const scripts = new Map<string, string>()
    for (const address of addresses) {
      const script = known.get(address) ?? scriptOf(address, regtestPrefix)
      known.set(address, script)
      scripts.set(script, address)
    }
    return scripts
  }
}
