// The lines of what trades brought and of what the margin costs, as paths of a drawing.

type Size = { readonly width: number; readonly height: number }
type Point = { readonly net: number; readonly cost: number }

const edge = 4

/** Both begin at nothing, with the same scale; the cost goes down. */
export function curvesOf(points: readonly Point[], { width, height }: Size) {
  const nets = [0, ...points.map(({ net }) => net)]
  const costs = [0, ...points.map(({ cost }) => -cost)]
  const top = Math.max(...nets, ...costs)
  const span = top - Math.min(...nets, ...costs) || 1
  const y = (value: number) => edge + ((top - value) / span) * (height - 2 * edge)
  const step = width / Math.max(1, points.length)
  const path = (values: readonly number[]) =>
    `M${values.map((value, nr) => `${(nr * step).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`
  return { line: path(nets), expected: path(costs), zero: Number(y(0).toFixed(1)) }
}
