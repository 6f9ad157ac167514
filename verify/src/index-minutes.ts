// Which minutes of prices a log has, and where: each may stand in it once. A house that logged one
// twice could show one of them to one client and the other to another.

import type { Bytes } from './bytes.ts'
import { ticksOfEntry } from './entry.ts'
import { entriesOf } from './frames.ts'
import { entriesPath, tileWidth, widthAt } from './tiles.ts'

/** Where the files are read from and written to; see `Keep` of the witness. */
type Files = {
  readonly read: (name: string) => Promise<Bytes | undefined>
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
}

/** A minute that stands in the log twice. */
export type Twice = {
  readonly symbol: string
  readonly minute: string
  readonly places: readonly [number, number]
}

const throughFile = 'minutes/through'

/**
 * Notes the minutes of all kept entries below `size` that were not noted yet; returns the first
 * that stands there twice. Whatever ends in the middle is done again by the next call.
 */
export async function indexMinutes(files: Files, size: number): Promise<Twice | undefined> {
  const through = Number(textOf(await files.read(throughFile)) || 0)
  if (through >= size) return undefined
  const days = new Map<string, Map<string, number>>()
  const dayOf = async (minute: string) => {
    const day = minute.slice(0, 10)
    const known = days.get(day) ?? linesOf(textOf(await files.read(fileOf(day))))
    days.set(day, known)
    return known
  }
  for (let tile = Math.floor(through / tileWidth); tile * tileWidth < size; tile += 1) {
    const bundle = await files.read(entriesPath({ nr: tile, width: widthAt(size, 0, tile) }))
    const entries = bundle ? entriesOf(bundle) : []
    for (const [index, bytes] of entries.entries()) {
      const ticks = ticksOfEntry(new TextDecoder().decode(bytes))
      if (!ticks) continue
      const { symbol, minute } = ticks
      const place = tile * tileWidth + index
      const known = await dayOf(minute)
      const other = known.get(`${minute} ${symbol}`)
      if (other !== undefined && other !== place) return { symbol, minute, places: [other, place] }
      known.set(`${minute} ${symbol}`, place)
    }
  }
  for (const [day, known] of days) await files.write(fileOf(day), bytesOf(textOfLines(known)))
  await files.write(throughFile, bytesOf(String(size)))
  return undefined
}

const fileOf = (day: string) => `minutes/${day}`

/** "2026-11-28T14:00:00.000Z BTCUSD 17" */
function linesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

function textOfLines(known: ReadonlyMap<string, number>): string {
  return [...known].map(([name, place]) => `${name} ${place}\n`).join('')
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => (bytes ? new TextDecoder().decode(bytes) : '')
