// "No" is data: a refusal carries a stable code, and what the code's message needs to be filled in.

export type Refusal<Code extends string = string> = {
  readonly refused: Code
  /** Values for the message, e.g. the limit that was passed. */
  readonly details?: Readonly<Record<string, string | number>>
}

export function refuse<Code extends string>(
  code: Code,
  details?: Readonly<Record<string, string | number>>,
): Refusal<Code> {
  return details === undefined ? { refused: code } : { refused: code, details }
}

export function isRefusal<T>(value: T | Refusal): value is Extract<T, Refusal> | Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
