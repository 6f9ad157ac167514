// The lock installs everywhere: every platform's variant of a package is locked with it, nothing
// names the registry it came from, and package.json leaves npm no choice of versions.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './prepare.mjs'

const lock = read('package-lock.json')
const manifest = read('package.json')
const problems = [...incomplete(lock.packages), ...registries(lock.packages), ...ranges(manifest)]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

function* incomplete(packages) {
  for (const [path, { optionalDependencies }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies ?? {})) {
      if (!isLocked(packages, path, name))
        yield `package-lock.json: ${path} lacks ${name}: npm ci fails`
    }
  }
}

/** Looks where Node would: beside the package's own packages, then outwards. */
function isLocked(packages, path, name) {
  const within = path === '' ? '' : `${path}/`
  if (packages[`${within}node_modules/${name}`]) return true
  if (path === '') return false
  const outer = path.lastIndexOf('/node_modules/')
  return isLocked(packages, outer < 0 ? '' : path.slice(0, outer), name)
}

function* registries(packages) {
  for (const [path, { resolved }] of Object.entries(packages)) {
    if (resolved) yield `package-lock.json: ${path} names a registry; install with .npmrc in place`
  }
}

function* ranges({ dependencies, devDependencies, overrides }) {
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...overrides,
  })) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      yield `package.json: ${name} ${version} is not exact`
  }
}

function read(file) {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
}
