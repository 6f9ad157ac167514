import { expect, test } from 'vitest'
import { hueColor } from './hue-color.ts'

function contrastWithWhite(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test('white is legible on every hue', () => {
  for (let hue = 0; hue <= 360; hue += 1) {
    const color = hueColor(hue)
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrastWithWhite(color), `hue ${hue}`).toBeGreaterThan(4.5)
  }
})

test('a hue is the colour it is called by', () => {
  const channels = (hue: number) =>
    [1, 3, 5].map((at) => Number.parseInt(hueColor(hue).slice(at, at + 2), 16))
  const [red, green, blue] = [channels(27), channels(145), channels(262)]
  expect(red[0]).toBeGreaterThan(Math.max(red[1] ?? 0, red[2] ?? 0))
  expect(green[1]).toBeGreaterThan(Math.max(green[0] ?? 0, green[2] ?? 0))
  expect(blue[2]).toBeGreaterThan(Math.max(blue[0] ?? 0, blue[1] ?? 0))
  expect(hueColor(0)).toBe(hueColor(360))
})
