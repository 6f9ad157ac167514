// What this browser kept is text that an older version of this app, or anybody, has written: it is
// parsed field by field, and what does not fit counts as absent.

export type Fits<T> = (value: unknown) => value is T
export type Fields<T> = { readonly [Name in keyof T]-?: Fits<T[Name]> }

export const isText: Fits<string> = (value) => typeof value === 'string'
export const isFlag: Fits<boolean> = (value) => typeof value === 'boolean'
export const isWhole: Fits<number> = (value): value is number => Number.isSafeInteger(value)

export function oneOf<const T>(...all: readonly T[]): Fits<T> {
  return (value): value is T => all.some((one) => one === value)
}

/** Those fields of a JSON object that fit. */
export function keptFields<T>(text: string | null, fields: Fields<T>): Partial<T> {
  const kept = recordOf(text)
  const fitting: Partial<T> = {}
  for (const name in fields) {
    const value = kept[name]
    if (fields[name](value)) fitting[name] = value
  }
  return fitting
}

function recordOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '0'))
  } catch {
    return {}
  }
}

/** Plain text that looks as it must; else nothing. */
export function keptText(text: string | null, pattern: RegExp): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined
}
