// A picture that people have to read: a document, a receipt, what is shown in a conversation.

import type { KnownRefusal } from '#contract/refusals.ts'
import { second } from '#kernel/time.ts'
import { type Image, type ImageWish, reencode } from './images.ts'

const usualSide = 2_400

/** As we keep it, whatever it came as; a camera's may take its time. */
export function drawLegible(
  bytes: Uint8Array,
  { side = usualSide, ...wish }: Pick<ImageWish, 'by' | 'bytesMax'> & { readonly side?: number },
): Promise<Image | KnownRefusal> {
  return reencode(bytes, { ...wish, side, fit: 'inside', cpuMs: 5 * second })
}
