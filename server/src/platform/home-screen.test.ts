import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageConfig, siteIn } from '#test/built-site.ts'
import { drawn, logoIcon, manifestOf } from './home-screen.ts'
import { hexOf } from './oklch.ts'

const logo = '0123456789abcdef-240x64'
const dark = 'fedcba9876543210-64x64'

it('names the install as its operator does, in the language', () => {
  const manifest = manifestOf(siteIn('nl', '/nl'), { ...pageConfig, brand_hue: 120 })
  expect(manifest).toMatchObject({
    id: '/nl/user/home',
    name: 'A & B',
    lang: 'nl',
    start_url: '/nl/user/home',
    scope: '/',
    display: 'standalone',
    theme_color: hexOf({ l: 0.48, c: 0.155, h: 120 }),
  })
})

it('shows our mark, and the operator’s logo where there is one, on dark before on light', () => {
  const iconsWith = (facts: object) =>
    manifestOf(siteIn('en', ''), { ...pageConfig, ...facts }).icons.map(({ src }) => src)
  expect(iconsWith({})).toEqual(['/icon-192.png', '/icon-512.png', '/icon-cut-512.png'])
  expect(iconsWith({ brand_logo: logo })).toEqual([`/logo/${logo}.svg`, `/logo/${logo}.svg`])
  expect(iconsWith({ brand_logo: logo, brand_logo_dark: dark })[0]).toBe(`/logo/${dark}.svg`)
})

it('stays whole where an icon is cut to a circle of four fifths', () => {
  for (const name of [logo, dark, '0123456789abcdef-400x16', '0123456789abcdef-16x400']) {
    const svg = logoIcon(name, Buffer.from('png'))
    const [, x, y, width, height] =
      /<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
    const corner = Math.hypot(50 - Number(x), 50 - Number(y))
    expect(corner).toBeLessThanOrEqual(40)
    expect(Number(x) * 2 + Number(width)).toBeCloseTo(100, 5)
    expect(Number(y) * 2 + Number(height)).toBeCloseTo(100, 5)
    expect(svg).toContain('href="data:image/png;base64,cG5n"')
  }
})

it('draws as the tokens say', () => {
  const tokens = readFileSync('ui/src/tokens.css', 'utf8')
  const { hue, ground } = drawn
  expect(tokens).toContain(`--brand-h: ${hue};`)
  expect(tokens).toMatch(
    new RegExp(`--surface-0: light-dark\\(.*, oklch\\(${ground.l} ${ground.c} ${ground.h}\\)\\)`),
  )
  expect(tokens).toMatch(/--accent: light-dark\(oklch\(0\.48 0\.155 var\(--brand-h\)\)/)
})

it.each([
  // White, black, and what browsers make of these colours of ours.
  [{ l: 1, c: 0, h: 0 }, '#ffffff'],
  [{ l: 0, c: 0, h: 0 }, '#000000'],
  [drawn.ground, '#090f11'],
  [{ l: 0.628, c: 0.2577, h: 29.23 }, '#ff0000'],
  // Outside of what a screen has.
  [{ l: 0.9, c: 0.4, h: 150 }, '#00ff00'],
])('%o is %s', (colour, hex) => {
  expect(hexOf(colour)).toBe(hex)
})
