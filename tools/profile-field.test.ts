// A field that is added to the profile: the compiler leads from the contract to where it is kept,
// and from there to what stores and exports it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const contract = join(root, 'contract/src/client/profiles.ts')
const clients = join(root, 'server/src/identity/clients')
const homes = join(clients, 'profile.ts')

/** In which files the compiler finds fault, when these texts stand in the place of others. */
function faultsWith(planted: Readonly<Record<string, string>>, files: readonly string[]): string[] {
  const api = new API({ cwd: root, fs: { readFile: (path) => planted[path] } })
  try {
    const openProjects = [join(root, 'tools/statements/tsconfig.json')]
    const [project] = api.updateSnapshot({ openProjects }).getProjects()
    return files.filter((file) => project?.program.getSemanticDiagnostics(file).length)
  } finally {
    api.close()
  }
}

function replaced(file: string, before: string, after: string): string {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(before)
  return text.replace(before, after)
}

const leads = [
  join(clients, 'update-profile.ts'),
  join(clients, 'profile.store.ts'),
  join(clients, 'exported.reader.ts'),
]

// The compiler reads the whole server twice.
const timeout = 120_000

test('an optional field of the profile does not compile before it is kept and exported', {
  timeout,
}, () => {
  const end = '  /** Only while it is not known. */'
  const told = replaced(contract, end, `  nickname: z.optional(personName),\n${end}`)
  expect(faultsWith({ [contract]: told }, [homes])).toEqual([homes])
  const kept = replaced(
    homes,
    "  gender: 'profiles',",
    "  gender: 'profiles',\n  nickname: 'profiles',",
  )
  expect(faultsWith({ [contract]: told, [homes]: kept }, [homes, ...leads])).toEqual(leads)
})
