// The names of price sources by their numbers: ticks are stored with the number, shown with the
// name.

export type Sources = {
  readonly numbers: Map<string, number>
  readonly names: Map<number, string>
}

export function newSources(): Sources {
  return { numbers: new Map(), names: new Map() }
}
