// A curve that begins at nothing, as the path of a drawing of this size.

type Size = { readonly width: number; readonly height: number }

const edge = 4

export function curvePath(
  values: readonly number[],
  { width, height }: Size,
): { readonly line: string; readonly zero: number } {
  const all = [0, ...values]
  const top = Math.max(...all)
  const bottom = Math.min(...all)
  const span = top - bottom || 1
  const at = (value: number) => edge + ((top - value) / span) * (height - 2 * edge)
  const step = width / Math.max(1, all.length - 1)
  const points = all.map((value, nr) => `${(nr * step).toFixed(1)} ${at(value).toFixed(1)}`)
  return { line: `M${points.join('L')}`, zero: Number(at(0).toFixed(1)) }
}
