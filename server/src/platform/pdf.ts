// Writes PDF 1.4, page by page, so that a long document needs no more memory than a short one: text
// in Helvetica, which every reader has, and lines.

import { deflateSync } from 'node:zlib'
import type { Language } from '#contract/shared/languages.ts'
import { assert } from '#kernel/assert.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { fontEncoding, literal, toldText, widthOf } from './pdf-text.ts'

export type TextLook = {
  readonly size: number
  readonly isBold?: boolean
  /** Where `x` is; left unless told otherwise. */
  readonly align?: 'left' | 'right'
}

/** Places are in points from the lower left corner of an A4 page: 595 by 842. */
export type PdfPage = {
  readonly text: (x: number, y: number, text: string, look: TextLook) => void
  /** A hairline to the right. */
  readonly line: (x: number, y: number, toX: number) => void
  /** The picture that the document has, its lower left corner at x, y. */
  readonly picture: (x: number, y: number) => void
}

/** A JPEG in colour, its pixels, and its size in points. */
export type PdfPicture = {
  readonly jpeg: Buffer
  readonly pixelsWide: number
  readonly pixelsHigh: number
  readonly width: number
  readonly height: number
}

export type PdfFacts = {
  readonly title: string
  /** What it is written in. */
  readonly language: Language
  readonly at: Millis
  readonly pages: number
  readonly picture?: PdfPicture | undefined
}

/** Draws the pages one after the other, from number 1. */
export async function* pdfOf(
  { title, language, at, pages, picture }: PdfFacts,
  draw: (page: PdfPage, nr: number) => Promise<void> | void,
): AsyncGenerator<Buffer> {
  assert(pages >= 1, 'a document has a page')
  /** Where each object begins, by its number. */
  const offsets: number[] = []
  let written = 0
  const put = (bytes: Buffer) => {
    written += bytes.length
    return bytes
  }
  const object = (nr: number, content: string | Buffer) => {
    offsets[nr] = written
    const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    return put(Buffer.concat([Buffer.from(`${nr} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  yield put(Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1'))
  yield object(1, `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`)
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${fontEncoding} >>`
  yield object(3, font('Helvetica'))
  yield object(4, font('Helvetica-Bold'))
  const made = iso(at).replace(/[-:T]/g, '').slice(0, 14)
  yield object(5, `<< /Title ${toldText(title)} /CreationDate (D:${made}Z) >>`)
  const pictures = picture ? `/XObject << /L ${pageObject(pages) + 2} 0 R >> ` : ''
  for (let nr = 1; nr <= pages; nr += 1) {
    const { page, content } = newPage(picture)
    await draw(page, nr)
    yield object(
      pageObject(nr),
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ' +
        `/Resources << ${pictures}/Font << /R 3 0 R /B 4 0 R >> >> ` +
        `/Contents ${pageObject(nr) + 1} 0 R >>`,
    )
    const packed = deflateSync(Buffer.from(content(), 'latin1'))
    const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
    yield object(
      pageObject(nr) + 1,
      Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]),
    )
  }
  if (picture) {
    const { jpeg, pixelsWide, pixelsHigh } = picture
    const head =
      `<< /Type /XObject /Subtype /Image /Width ${pixelsWide} /Height ${pixelsHigh} ` +
      '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ' +
      `/Length ${jpeg.length} >>\nstream\n`
    yield object(
      pageObject(pages) + 2,
      Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\nendstream')]),
    )
  }
  const kids = Array.from({ length: pages }, (_, index) => `${pageObject(index + 1)} 0 R`)
  yield object(2, `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`)
  yield Buffer.from(ending(offsets, written))
}

function pageObject(nr: number): number {
  return 4 + 2 * nr
}

function ending(offsets: readonly number[], at: number): string {
  const size = offsets.length
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  return (
    `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${at}\n%%EOF\n`
  )
}

function newPage(picture: PdfPicture | undefined): { page: PdfPage; content: () => string } {
  const operators: string[] = []
  const page: PdfPage = {
    text: (x, y, text, { size, isBold = false, align = 'left' }) => {
      const start = align === 'right' ? x - widthOf(text, size, isBold) : x
      const font = `/${isBold ? 'B' : 'R'} ${size} Tf`
      operators.push(`BT ${font} ${start.toFixed(2)} ${y} Td ${literal(text)} Tj ET`)
    },
    line: (x, y, toX) => {
      operators.push(`0.5 w ${x} ${y} m ${toX} ${y} l S`)
    },
    picture: (x, y) => {
      if (picture) operators.push(`q ${picture.width} 0 0 ${picture.height} ${x} ${y} cm /L Do Q`)
    },
  }
  return { page, content: () => operators.join('\n') }
}
