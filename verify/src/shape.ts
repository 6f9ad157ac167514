// What a file has to look like before it is looked into. There is no library here: whoever audits
// us reads this folder and nothing else.

/** Whether something is a T. */
export type Shape<T> = (given: unknown) => given is T

export const text: Shape<string> = (given) => typeof given === 'string'

export function number(given: unknown): given is number {
  return typeof given === 'number' && Number.isFinite(given)
}

export function count(given: unknown): given is number {
  return Number.isSafeInteger(given) && Number(given) >= 0
}

/** ISO 8601, UTC, milliseconds. */
export function instant(given: unknown): given is string {
  return typeof given === 'string' && new Date(Date.parse(given) || 0).toISOString() === given
}

export function oneOf<const T extends string>(words: readonly T[]): Shape<T> {
  return (given): given is T => words.some((word) => word === given)
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (given): given is T | null => given === null || shape(given)
}

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (given): given is T | undefined => given === undefined || shape(given)
}

export function list<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (given): given is readonly T[] => Array.isArray(given) && given.every(shape)
}

/** Each place by its own; those that may be missing are `optional`. */
export function hasPlaces(given: unknown, shapes: readonly Shape<unknown>[]): boolean {
  return (
    Array.isArray(given) &&
    given.length <= shapes.length &&
    shapes.every((shape, place) => shape(given[place]))
  )
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type Of<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Shape<infer T> ? T : never
}

/** With these fields; others are passed over. */
export function record<F extends Fields>(fields: F): Shape<Of<F>> {
  return (given): given is Of<F> => {
    if (typeof given !== 'object' || given === null) return false
    return Object.entries(fields).every(([name, shape]) =>
      shape(Object.getOwnPropertyDescriptor(given, name)?.value),
    )
  }
}

/** JSON of this shape; undefined where it is none. */
export function readJson<T>(json: string, shape: Shape<T>): T | undefined {
  try {
    const parsed: unknown = JSON.parse(json)
    return shape(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
