// A stop of trading: from now on no new trades are taken on an instrument, or on any. Open trades
// go on and are settled. A stop changes no price and no trade.

/** What is stopped at an instant. */
export type Stops = {
  readonly all: boolean
  readonly instruments: ReadonlySet<number>
}

export const noStops: Stops = { all: false, instruments: new Set() }

/** Null: everything. */
export type StoppedThing = { readonly instrumentId: number | null }

export function stopsOf(standing: readonly StoppedThing[]): Stops {
  const ids = standing.map(({ instrumentId }) => instrumentId)
  return {
    all: ids.includes(null),
    instruments: new Set(ids.filter((id) => id !== null)),
  }
}

export function isStopped({ all, instruments }: Stops, instrumentId: number): boolean {
  return all || instruments.has(instrumentId)
}
