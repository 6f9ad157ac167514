// What a class of a CSS module is called in what is built: its own name and four signs for its
// file. Vite's own names have the line in them too, and longer signs: 0.6 kB of the first screen.
// The site that the server renders and the one in browsers must name alike.

import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const files = new Map<string, string>()

/** Throws where two files would have the same signs: one of them has to be called otherwise. */
export function nameOfClass(name: string, path: string): string {
  const file = relative(root, path.replace(/\?.*$/, ''))
  const signs = signsOf(file)
  const other = files.get(signs) ?? file
  if (other !== file) throw new Error(`${file} and ${other} have the same signs: rename one`)
  files.set(signs, file)
  return `${name}_${signs}`
}

function signsOf(file: string): string {
  const hash = createHash('sha256').update(file).digest('base64')
  return hash.replace(/[+/=]/g, '').slice(0, 4)
}

/** Of each build that has styles. */
export const css = { modules: { generateScopedName: nameOfClass } }
