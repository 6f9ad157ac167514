// The names of price sources by their numbers: ticks are stored with the number, and shown with the name.

import type { Tx } from '#server/platform/db.ts'
import { insertSources, selectSources } from './market.store.ts'

export type Sources = {
  readonly numbers: Map<string, number>
  readonly names: Map<number, string>
}

export async function loadSources(tx: Tx): Promise<Sources> {
  const sources: Sources = { numbers: new Map(), names: new Map() }
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
