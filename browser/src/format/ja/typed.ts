// In Japanese: digits as wide as its letters.

/** "１２．５" is "12.5". */
export function inLatin(text: string): string {
  return text.normalize('NFKC')
}
