// Colours as our tokens name them, for those who read no OKLCH. After Björn Ottosson,
// https://bottosson.github.io/posts/oklab.

/** Lightness from 0 to 1, chroma, and the hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

/** The nearest of sRGB, as "#rrggbb": what lies outside of it is cut off. */
export function hexOf({ l, c, h }: Oklch): string {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${linear.map((it) => byteOf(it).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}
