// What a browser asks to put the site on a home screen, under the operator's own name, colour and
// logo.

import { logoName } from '#contract/public/logo.ts'
import type { PageConfig } from '#contract/public/site.ts'
import type { BuiltWeb } from './built-web.ts'
import { hexOf } from './oklch.ts'

/** As in `ui/src/tokens.css`: the hue where the operator says none, and the ground in the dark. */
export const drawn = { hue: 256, ground: { l: 0.165, c: 0.01, h: 215 } } as const

export function manifestPath({ basePath }: Pick<BuiltWeb, 'basePath'>): string {
  return `${basePath}/manifest.webmanifest`
}

export function manifestOf(
  { basePath, locale }: Pick<BuiltWeb, 'basePath' | 'locale'>,
  facts: PageConfig,
) {
  const start = `${basePath}/user/home`
  return {
    id: start,
    name: facts.brand,
    short_name: facts.brand,
    lang: locale,
    start_url: start,
    // Its other languages too.
    scope: '/',
    display: 'standalone',
    background_color: hexOf(drawn.ground),
    theme_color: hexOf({ l: 0.48, c: 0.155, h: facts.brand_hue ?? drawn.hue }),
    icons: iconsOf(facts),
  }
}

/** The operator's own, or ours, as the build draws it. Some are cut to a circle of 80 %. */
function iconsOf({ brand_logo: light, brand_logo_dark: dark = light }: PageConfig) {
  if (dark !== undefined) {
    const own = { src: `/logo/${dark}.svg`, sizes: 'any', type: 'image/svg+xml' }
    return [own, { ...own, purpose: 'maskable' }]
  }
  const png = { type: 'image/png' }
  return [
    { ...png, src: '/icon-192.png', sizes: '192x192' },
    { ...png, src: '/icon-512.png', sizes: '512x512' },
    { ...png, src: '/icon-cut-512.png', sizes: '512x512', purpose: 'maskable' },
  ]
}

/** A logo on a square; `ground` is what it stands on. */
export function logoIcon(name: string, png: Buffer, ground: string = hexOf(drawn.ground)): string {
  const [, width = 1, height = 1] = (logoName.exec(name) ?? []).map(Number)
  const side = 100
  // Whatever its form, its corners lie within the circle.
  const scale = (side * 0.76) / Math.hypot(width, height)
  const [w, h] = [width * scale, height * scale].map((it) => Math.round(it * 10) / 10) as [
    number,
    number,
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="${ground}"/>` +
    `<image x="${(side - w) / 2}" y="${(side - h) / 2}" width="${w}" height="${h}" ` +
    `href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  )
}
