// In Arabic: digits as its keyboards have them.

/** "١٢٫٥" is "12.5". */
export function inLatin(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace('\u066b', '.')
}
