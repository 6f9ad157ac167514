// Figures as they are typed on the keyboards of this language: digits of their own, and no others.

/** The same with Latin digits and signs; in most languages they are that. */
export function inLatin(text: string): string {
  return text
}
