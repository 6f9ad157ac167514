// How long figures are drawn, and where an axis ends.

const steps = [1, 1.5, 2, 3, 5, 7.5, 10]

/** Of plain text, such as dollars: to be drawn by, never to be reckoned with. */
export function lengthOf(text: string): number {
  return Number(text)
}

/** The next round figure that is not below it; 0 for 0. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  const step = steps.find((one) => one * power >= value * (1 - 1e-12)) ?? 10
  return step * power
}
