// Words as dots of our own, light with a dark rim, for drawing into a picture: a server may have no
// fonts. Plain JavaScript, for the process that decodes pictures.

/** Five columns for each sign, the lowest bit on top. */
const signs = {
  ' ': [0, 0, 0, 0, 0],
  '-': [8, 8, 8, 8, 8],
  '.': [0, 96, 96, 0, 0],
  ':': [0, 54, 54, 0, 0],
  '+': [8, 8, 62, 8, 8],
  _: [64, 64, 64, 64, 64],
  '@': [50, 73, 121, 65, 62],
  '?': [2, 1, 81, 9, 6],
  0: [62, 81, 73, 69, 62],
  1: [0, 66, 127, 64, 0],
  2: [66, 97, 81, 73, 70],
  3: [33, 65, 69, 75, 49],
  4: [24, 20, 18, 127, 16],
  5: [39, 69, 69, 69, 57],
  6: [60, 74, 73, 73, 48],
  7: [1, 113, 9, 5, 3],
  8: [54, 73, 73, 73, 54],
  9: [6, 73, 73, 41, 30],
  A: [126, 17, 17, 17, 126],
  B: [127, 73, 73, 73, 54],
  C: [62, 65, 65, 65, 34],
  D: [127, 65, 65, 34, 28],
  E: [127, 73, 73, 73, 65],
  F: [127, 9, 9, 9, 1],
  G: [62, 65, 73, 73, 122],
  H: [127, 8, 8, 8, 127],
  I: [0, 65, 127, 65, 0],
  J: [32, 64, 65, 63, 1],
  K: [127, 8, 20, 34, 65],
  L: [127, 64, 64, 64, 64],
  M: [127, 2, 12, 2, 127],
  N: [127, 4, 8, 16, 127],
  O: [62, 65, 65, 65, 62],
  P: [127, 9, 9, 9, 6],
  Q: [62, 65, 81, 33, 94],
  R: [127, 9, 25, 41, 70],
  S: [70, 73, 73, 73, 49],
  T: [1, 1, 127, 1, 1],
  U: [63, 64, 64, 64, 63],
  V: [31, 32, 64, 32, 31],
  W: [63, 64, 56, 64, 63],
  X: [99, 20, 8, 20, 99],
  Y: [7, 8, 112, 8, 7],
  Z: [97, 81, 73, 69, 67],
}

const [signWide, signHigh] = [6, 7]
/** So many dots between two times the words, and between two rows. */
const [between, rowHigh] = [12, 30]
const light = 120
const dark = 96

/**
 * Two rows, the second half a width further, which repeat without a seam; never larger than what
 * they are drawn on.
 * @param {string} mark
 * @param {{ width: number, height: number }} on
 */
export function markTile(mark, on) {
  const words = [...mark.toUpperCase()].map((sign) => (sign in signs ? sign : '?')).slice(0, 120)
  const wide = words.length * signWide + between
  const fits = Math.floor(on.width / wide)
  const dot = Math.max(1, Math.min(Math.round(Math.max(on.width, on.height) / 420), fits))
  const width = Math.min(wide * dot, on.width)
  const height = Math.min(2 * rowHigh * dot, on.height)
  const pixels = Buffer.alloc(width * height * 4)
  const rim = Math.max(1, Math.round(dot / 3))
  // What is wider than the picture is cut off at its edge, and begins anew in each row.
  const isCut = wide * dot > on.width
  const put = (x, y, value, alpha) => {
    if (y >= height || (isCut && x >= width)) return
    const at = (y * width + (x % width)) * 4
    pixels.fill(value, at, at + 3)
    pixels[at + 3] = alpha
  }
  const draw = (shift, value, alpha) => {
    for (const [row, begins] of [
      [0, 0],
      [1, isCut ? 0 : Math.floor(wide / 2)],
    ]) {
      words.forEach((sign, nr) => {
        signs[sign].forEach((column, across) => {
          for (let down = 0; down < signHigh; down += 1) {
            if (((column >> down) & 1) === 0) continue
            const left = (begins + nr * signWide + across) * dot + shift
            const top = (row * rowHigh + (rowHigh - signHigh) / 2 + down) * dot + shift
            for (let x = 0; x < dot; x += 1) {
              for (let y = 0; y < dot; y += 1) put(left + x, Math.floor(top) + y, value, alpha)
            }
          }
        })
      })
    }
  }
  draw(rim, 0, dark)
  draw(0, 255, light)
  return { pixels, width, height }
}
