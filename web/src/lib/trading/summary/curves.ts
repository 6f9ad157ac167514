// Values one after the other as paths of a drawing, and the lines of what trades brought beside
// what the margin costs.

type Size = { readonly width: number; readonly height: number }
type Point = { readonly net: number; readonly cost: number }

const edge = 4

/** All series on one scale that holds each of their values; `y` is where a value lies on it. */
export function linesOf(series: readonly (readonly number[])[], { width, height }: Size) {
  const all = series.flat()
  const top = Math.max(...all)
  const span = top - Math.min(...all) || 1
  const y = (value: number) => edge + ((top - value) / span) * (height - 2 * edge)
  const path = (values: readonly number[]) => {
    const step = width / Math.max(1, values.length - 1)
    const at = (value: number, nr: number) => `${(nr * step).toFixed(1)} ${y(value).toFixed(1)}`
    return `M${values.map(at).join('L')}`
  }
  return { paths: series.map(path), y }
}

/** Both begin at nothing, with the same scale; the cost goes down. */
export function curvesOf(points: readonly Point[], size: Size) {
  const nets = [0, ...points.map(({ net }) => net)]
  const costs = [0, ...points.map(({ cost }) => -cost)]
  const {
    paths: [line, expected],
    y,
  } = linesOf([nets, costs], size)
  return { line, expected, zero: Number(y(0).toFixed(1)) }
}
