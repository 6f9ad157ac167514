// The acts there are, read from their tables beside each module: docs/acts.md is made of them.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clientEvents } from '#contract/client/event-kinds.ts'
import type { Act } from '#server/identity/clients/told-act.ts'
import { modulesInOrder } from './schema.ts'
import { filesIn } from './sources.ts'

type AnyAct = Act<Readonly<Record<string, unknown>>>

export type ListedAct = {
  readonly file: string
  readonly module: string
  /** Where it stands in its file: `depositActs.lost`. */
  readonly name: string
  readonly act: AnyAct
}

const tables = /^server\/src\/(.+)\/[a-z-]+-acts\.ts$/

/** In the order of the modules, and of each table. */
export async function listActs(root: string): Promise<ListedAct[]> {
  const listed: ListedAct[] = []
  for (const file of filesIn(root, 'server/src').filter((one) => tables.test(one))) {
    const module = tables.exec(file)?.[1] ?? ''
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    for (const [name, act] of Object.entries(exported).flatMap(actsOf)) {
      listed.push({ file, module, name, act })
    }
  }
  const place = ({ module }: ListedAct) => modulesInOrder.indexOf(module)
  return listed.toSorted((one, other) => place(one) - place(other))
}

/** A table may have tables in it. What is neither is no table of acts. */
function actsOf([name, value]: readonly [string, unknown]): [string, AnyAct][] {
  if (typeof value !== 'object' || value === null) throw new Error(`${name} is no act`)
  if (isAct(value)) return [[name, value]]
  return Object.entries(value).flatMap(([key, inner]) => actsOf([`${name}.${key}`, inner]))
}

function isAct(value: object): value is AnyAct {
  return 'event' in value
}

/** By which letter it is told; undefined: by none. */
export function letterOf({ act: { letter } }: ListedAct): string | undefined {
  // One that is not named itself calls the one that is.
  return letter && /\w+(Letter|Notice)\b/.exec(`${letter.name} ${letter}`)?.[0]
}

/** A table for each module. */
export function actsTables(acts: readonly ListedAct[]): string {
  const files = [...new Set(acts.map(({ file }) => file))]
  return files.map((file) => tableOf(acts.filter((one) => one.file === file))).join('\n\n')
}

function tableOf(acts: readonly ListedAct[]): string {
  const { module = '', file = '' } = acts[0] ?? {}
  const rows = acts.map((listed) => {
    const { name, act } = listed
    const event = act.event && `\`${act.event}\`: ${clientEvents[act.event]}`
    const told = [act.notice?.kind, letterOf(listed), act.news?.({}).type]
    const cells = [event, ...told.map((word) => word && `\`${word}\``)]
    return `| \`${name}\` | ${cells.map((cell) => cell ?? '–').join(' | ')} |`
  })
  return [
    `## ${module}`,
    `[${file.replace(/.*\//, '')}](../${file})`,
    [
      '| act | event, and its sentence | notice | letter | news |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')
}
