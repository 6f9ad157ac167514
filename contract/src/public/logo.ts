// What a logo is called: by what its picture comes to, and by its size, so that whoever shows it
// knows how much room it takes before it is there.

export const logoName = /^[0-9a-f]{16}-(\d{1,3})x(\d{1,3})$/

/** Where the picture is; what stands there never changes. */
export function logoPath(name: string): string {
  return `/logo/${name}.png`
}

type Box = { readonly width: number; readonly height: number }

/** As large as it fits into a box, and no larger than it is. */
export function logoSize(name: string, box: Box): Box {
  const [, width = 1, height = 1] = (logoName.exec(name) ?? []).map(Number)
  const scale = Math.min(1, box.width / width, box.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
