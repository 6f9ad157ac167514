// A broken assertion is a defect of ours: it stops the work at hand rather than go on wrong.

export class Defect extends Error {
  override name = 'Defect'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Defect(message)
}

/** Returns the value, or throws a Defect when it is null or undefined. */
export function present<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new Defect(message)
  return value
}
