// The brand's colour where no style can name it, as in mails: OKLCH of a fixed lightness and
// strength, by its hue, as the hexadecimal colour that every program knows.

const [lightness, chroma] = [0.46, 0.13]

/** White on it is legible at every hue (WCAG AA). What no screen can show is drawn paler. */
export function hueColor(hue: number): string {
  for (let strength = chroma; ; strength -= 0.005) {
    const channels = linearOf(lightness, strength, (hue * Math.PI) / 180)
    const isShown = channels.every((one) => one >= -1e-6 && one <= 1 + 1e-6)
    if (isShown || strength <= 0) return `#${channels.map(hexOf).join('')}`
  }
}

/** Linear red, green and blue, by https://bottosson.github.io/posts/oklab. */
function linearOf(l: number, c: number, angle: number): readonly number[] {
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function hexOf(linear: number): string {
  const part = Math.min(1, Math.max(0, linear))
  const curved = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(255 * curved)
    .toString(16)
    .padStart(2, '0')
}
