// Numbers the sources of prices, once for each name.

import type { Tx } from '#server/platform/db.ts'
import { insertSources, selectSources } from './market.store.ts'
import { newSources, type Sources } from './source.ts'

export async function loadSources(tx: Tx): Promise<Sources> {
  const sources = newSources()
  remember(sources, await selectSources(tx))
  return sources
}

/** Makes sure that each of these names has a number. Costs nothing when all are known. */
export async function numberSources(
  tx: Tx,
  sources: Sources,
  names: readonly string[],
): Promise<void> {
  const unknown = [...new Set(names)].filter((name) => !sources.numbers.has(name))
  if (unknown.length > 0) remember(sources, await insertSources(tx, unknown))
}

function remember(sources: Sources, rows: readonly { id: number; name: string }[]): void {
  for (const { id, name } of rows) {
    sources.numbers.set(name, id)
    sources.names.set(id, name)
  }
}
