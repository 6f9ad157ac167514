// Fills in the files of `deploy/`: `{{word}}` stands for what differs from install to install.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '../../deploy')

export type Values = Readonly<Record<string, string>>

export async function renderFile(name: string, values: Values): Promise<string> {
  return render(await readFile(join(deploy, name), 'utf8'), values)
}

/** Throws where a word has no value: a file with holes in it must not reach a machine. */
export function render(template: string, values: Values): string {
  return template.replace(/\{\{(\w{1,40})\}\}/g, (_, word: string) => {
    const value = values[word]
    if (value === undefined) throw new Error(`nobody said what {{${word}}} is`)
    return value
  })
}
