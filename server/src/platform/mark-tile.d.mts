// What TypeScript has to know of the drawing of marks.

export type Tile = { readonly pixels: Buffer; readonly width: number; readonly height: number }

export function markTile(
  mark: string,
  on: { readonly width: number; readonly height: number },
): Tile
