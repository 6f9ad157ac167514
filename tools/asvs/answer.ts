// How a requirement of ASVS is answered, and the words to write an answer in.

/** What shows it: a test, the code by itself, a heading of a document, a line that is shipped. */
export type Proof =
  | { readonly kind: 'test'; readonly path: string; readonly title: string; readonly of?: string }
  | { readonly kind: 'code'; readonly path: string; readonly name: string; readonly why: string }
  | { readonly kind: 'page'; readonly path: string; readonly heading: string }
  | { readonly kind: 'line'; readonly path: string; readonly text: string }

export type Answer = {
  /** What the requirement asks for, in our words. */
  readonly asks: string
  readonly by: readonly Proof[]
  /** Of one that is met in part or not at all. */
  readonly missing?: string
  /** Of one that this product has nothing to do with. */
  readonly none?: string
}

export type Chapter = {
  readonly number: number
  readonly title: string
  readonly answers: Readonly<Record<string, Answer>>
}

export function met(asks: string, ...by: readonly Proof[]): Answer {
  return { asks, by }
}

export function partly(asks: string, missing: string, ...by: readonly Proof[]): Answer {
  return { asks, by, missing }
}

export function notMet(asks: string, missing: string): Answer {
  return { asks, by: [], missing }
}

/** Where something like it is there after all, with what shows that it is as safe. */
export function notOurs(asks: string, none: string, ...by: readonly Proof[]): Answer {
  return { asks, by, none }
}

/** Whole titles, as they stand in the file; `of` is the case that is meant. */
export function test(path: string, title: string, of?: string): Proof {
  return { kind: 'test', path, title, ...(of === undefined ? {} : { of }) }
}

/** Where no test can fail for it: what to read, and why that is enough. */
export function code(path: string, name: string, why: string): Proof {
  return { kind: 'code', path, name, why }
}

export function page(path: string, heading: string): Proof {
  return { kind: 'page', path, heading }
}

/** A line of `deploy/`, whole but for the space around it. */
export function line(path: string, text: string): Proof {
  return { kind: 'line', path: `deploy/${path}`, text }
}
