// What the practice exchange keeps, as text: JSON, with whole numbers of any size, which JSON has
// none of.

export function packedText(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'bigint' ? { units: String(part) } : part,
  )
}

/** What `packedText` made of a `T`: whoever kept it knows. */
export function unpackedText<T>(text: string): T {
  return JSON.parse(text, (_, part: unknown) => {
    const isUnits =
      typeof part === 'object' &&
      part !== null &&
      'units' in part &&
      Object.keys(part).length === 1 &&
      typeof part.units === 'string'
    return isUnits ? BigInt(String(part.units)) : part
  })
}
