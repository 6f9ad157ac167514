// An install's folder with a short list of instruments. A start fetches two days of each listed one,
// which for all of them takes longer than most tests.

import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const projectRoot = join(import.meta.dirname, '../..')
const seedFolder = 'server/seed'
const asTheyAre = [
  ...['dist', 'node_modules', 'server/migrations'],
  ...['assets.csv', 'calibration.json'].map((file) => join(seedFolder, file)),
]

export type ShortList = { readonly projectRoot: string; readonly remove: () => Promise<void> }

/** Of each category the first that are listed. */
export async function shortList(ofEach = 3): Promise<ShortList> {
  const root = await mkdtemp(join(tmpdir(), 'short-list-'))
  await mkdir(join(root, seedFolder), { recursive: true })
  for (const path of asTheyAre) await symlink(join(projectRoot, path), join(root, path))
  const list = join(seedFolder, 'instruments.csv')
  const [header = '', ...rows] = (await readFile(join(projectRoot, list), 'utf8')).split('\n')
  const categoryOf = (row: string) => row.split(',')[header.split(',').indexOf('category')]
  const first = rows.filter((row, index) => {
    const before = rows.slice(0, index).filter((other) => categoryOf(other) === categoryOf(row))
    return before.length < ofEach
  })
  await writeFile(join(root, list), [header, ...first].join('\n'))
  return { projectRoot: root, remove: () => rm(root, { recursive: true, force: true }) }
}
